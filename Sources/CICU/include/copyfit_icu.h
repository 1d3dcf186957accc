#ifndef COPYFIT_ICU_H
#define COPYFIT_ICU_H

#include <stdint.h>

/// ICU behind plain integers. Foundation carries an ICU module of its own whose headers clash with
/// the system's, and ICU's functions have versioned names: so only this target's .c files see ICU.
///
/// Conventions: text is UTF-16 with its length in code units; locales are NUL-terminated, with `-`
/// or `_` between subtags. A function that writes into a buffer returns what it wrote, without the
/// terminating NUL for strings, or -1 when it failed or the buffer was too small; it never writes
/// past `capacity`. Nothing is returned that the caller has to free, except by the `_close` functions.

/// The ICU version in use, such as "72.1". Static storage.
const char *copyfit_icu_version(void);

// Characters: copyfit_icu_characters.c

/// East Asian Width W or F.
#define COPYFIT_ICU_WIDE 0x0001u
/// East Asian Width A: full width where the text around it is.
#define COPYFIT_ICU_AMBIGUOUS 0x0002u
/// Control characters and line separators: general categories Cc, Zl and Zp.
#define COPYFIT_ICU_CONTROL 0x0004u
/// Default_Ignorable_Code_Point: invisible unless an application shows it on purpose.
#define COPYFIT_ICU_IGNORABLE 0x0008u
/// A mark: general categories Mn, Mc and Me.
#define COPYFIT_ICU_MARK 0x0010u
/// A mark that takes no room of its own: Mn and Me.
#define COPYFIT_ICU_NONSPACING 0x0020u
/// Emoji, without the ASCII ones (digits, # and *), which only a keycap sequence makes emoji.
#define COPYFIT_ICU_EMOJI 0x0040u
/// Emoji_Presentation: drawn as emoji without a variation selector. Regional indicators too.
#define COPYFIT_ICU_EMOJI_PRESENTATION 0x0080u
/// Bidi_Paired_Bracket_Type is not None.
#define COPYFIT_ICU_BRACKET 0x0100u
/// In a left-to-right paragraph only these can raise a level above 0: strong right-to-left
/// characters, Arabic numbers, and the explicit embeddings, overrides and isolates.
#define COPYFIT_ICU_BIDI 0x0200u
/// A cased letter: Lu, Ll or Lt.
#define COPYFIT_ICU_CASED 0x0400u
/// An upper case letter: Lu.
#define COPYFIT_ICU_UPPER 0x0800u
/// A letter: general category L.
#define COPYFIT_ICU_LETTER 0x1000u
/// A space separator: general category Zs.
#define COPYFIT_ICU_SPACE 0x2000u

typedef struct {
  /// UScriptCode; copyfit_icu_script_name gives the ISO 15924 code.
  int32_t script;
  /// COPYFIT_ICU_… bits.
  uint32_t flags;
} copyfit_icu_character;

copyfit_icu_character copyfit_icu_character_of(uint32_t scalar);

/// ISO 15924 code of a UScriptCode, "Zzzz" for an unknown one. Static storage.
const char *copyfit_icu_script_name(int32_t script);

/// UScriptCode of an ISO 15924 code, -1 for an unknown one.
int32_t copyfit_icu_script_number(const char *code);

/// Script_Extensions (UAX #24) of a character, at most `capacity` of them.
int32_t copyfit_icu_script_extensions(uint32_t scalar, int32_t *scripts, int32_t capacity);

/// Normalization form C.
int32_t copyfit_icu_nfc(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity);

// Bidirectional text: copyfit_icu_text.c

/// The embedding level (UAX #9) of each code unit. Every paragraph in the text has the base
/// direction asked for. `levels` holds `length` bytes. Returns 0, or -1 when memory ran out.
int32_t copyfit_icu_levels(
    const uint16_t *text, int32_t length, int32_t right_to_left, uint8_t *levels);

// Line breaking: copyfit_icu_text.c

typedef struct copyfit_icu_breaks copyfit_icu_breaks;

/// Line break opportunities by UAX #14 with the locale's rules and dictionaries; NULL on failure.
copyfit_icu_breaks *copyfit_icu_breaks_open(const char *locale);
void copyfit_icu_breaks_close(copyfit_icu_breaks *breaks);

/// Begins with a text, which must stay in place until the last call of `next`. 0 or -1.
int32_t copyfit_icu_breaks_begin(copyfit_icu_breaks *breaks, const uint16_t *text, int32_t length);

/// Ends with a text, so that nothing keeps a pointer into it.
void copyfit_icu_breaks_end(copyfit_icu_breaks *breaks);

/// The next opportunity: the offset of the first code unit of the next line, -1 after the last.
/// `mandatory` is set to 1 where the line must end.
int32_t copyfit_icu_breaks_next(copyfit_icu_breaks *breaks, int32_t *mandatory);

// Locales: copyfit_icu_locales.c

/// BCP 47 form, with the canonical case and today's code for a language that was renamed (iw: he).
int32_t copyfit_icu_canonical(const char *locale, char *out, int32_t capacity);

/// Likely subtags: language, script and region, each with room for at least 12 bytes. Empty where
/// ICU knows none. Returns 0 or -1.
int32_t copyfit_icu_maximized(const char *locale, char *language, char *script, char *region);

/// The subtags that are in the identifier itself, empty where there is none. As above.
int32_t copyfit_icu_subtags(const char *locale, char *language, char *script, char *region);

/// CLDR's explicit parent (parentLocales), as BCP 47: "root" where CLDR cuts the chain. 0 when CLDR
/// names none.
int32_t copyfit_icu_explicit_parent(const char *locale, char *out, int32_t capacity);

/// 1 when the locale's script is written from right to left.
int32_t copyfit_icu_is_right_to_left(const char *locale);

/// 1 when language, and script and region where given, are assigned codes.
int32_t copyfit_icu_is_known(const char *locale);

/// The default numbering system, such as "latn" or "arab".
int32_t copyfit_icu_numbering_system(const char *locale, char *out, int32_t capacity);

/// The ten digits of a numbering system, as scalars. 0, or -1 when it is unknown or has no digits.
int32_t copyfit_icu_digits(const char *numbering_system, uint32_t digits[10]);

// Numbers: copyfit_icu_numbers.c. Rules and formatters are kept per locale behind one lock.

/// The cardinal plural category of a number: "one", "few", ….
int32_t copyfit_icu_plural_category(const char *locale, int64_t number, char *out, int32_t capacity);

/// The cardinal plural categories of a language, separated by spaces.
int32_t copyfit_icu_plural_categories(const char *locale, char *out, int32_t capacity);

/// The cardinal plural category of each of `count` numbers, as an index into CLDR's order (zero, one,
/// two, few, many, other), -1 for one that ICU gives none of these. 0, or -1 without any answer.
int32_t copyfit_icu_plural_samples(
    const char *locale, const int64_t *numbers, int32_t count, int8_t *out);

/// 1 when CLDR has cardinal plural rules for the locale's language, be it `other` alone.
int32_t copyfit_icu_has_plural_rules(const char *locale);

/// A number with the locale's signs and grouping, in the digits of a numbering system. UTF-16.
int32_t copyfit_icu_format(
    const char *locale, const char *numbering_system, int32_t grouping, int64_t number,
    uint16_t *out, int32_t capacity);

#endif
