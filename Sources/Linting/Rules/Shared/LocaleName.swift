/// A locale as messages name it: `German (de)`, `Portuguese (pt-BR)`; the identifier alone for a
/// language that is not in the table.
func localeName(_ locale: String) -> String {
  let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
  guard let name = englishLanguageNames[language] else { return locale }
  return "\(name) (\(locale))"
}

/// English names of the languages that iOS and most apps come in (CLDR, `en.xml`).
let englishLanguageNames: [String: String] = [
  "af": "Afrikaans", "am": "Amharic", "ar": "Arabic", "az": "Azerbaijani", "be": "Belarusian",
  "bg": "Bulgarian", "bn": "Bangla", "bs": "Bosnian", "ca": "Catalan", "cs": "Czech",
  "cy": "Welsh", "da": "Danish", "de": "German", "el": "Greek", "en": "English",
  "es": "Spanish", "et": "Estonian", "eu": "Basque", "fa": "Persian", "fi": "Finnish",
  "fil": "Filipino", "fr": "French", "ga": "Irish", "gl": "Galician", "gu": "Gujarati",
  "he": "Hebrew", "hi": "Hindi", "hr": "Croatian", "hu": "Hungarian", "hy": "Armenian",
  "id": "Indonesian", "is": "Icelandic", "it": "Italian", "ja": "Japanese", "ka": "Georgian",
  "kk": "Kazakh", "km": "Khmer", "kn": "Kannada", "ko": "Korean", "lo": "Lao",
  "lt": "Lithuanian", "lv": "Latvian", "mk": "Macedonian", "ml": "Malayalam", "mn": "Mongolian",
  "mr": "Marathi", "ms": "Malay", "mt": "Maltese", "my": "Burmese", "nb": "Norwegian Bokmål",
  "ne": "Nepali", "nl": "Dutch", "nn": "Norwegian Nynorsk", "no": "Norwegian", "pa": "Punjabi",
  "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "si": "Sinhala",
  "sk": "Slovak", "sl": "Slovenian", "sq": "Albanian", "sr": "Serbian", "sv": "Swedish",
  "sw": "Swahili", "ta": "Tamil", "te": "Telugu", "th": "Thai", "tr": "Turkish",
  "uk": "Ukrainian", "ur": "Urdu", "uz": "Uzbek", "vi": "Vietnamese", "zh": "Chinese",
  "zu": "Zulu",
]
