import Linting

/// The designers' report: one HTML file that needs nothing else, neither a network nor a server.
///
/// Scripts and styles are the files in `Page`, embedded. A Content-Security-Policy lets exactly these
/// run, by their hashes: whatever copy may hold, it is data.
public enum ReportPage {
  /// UTF-8.
  ///
  /// - Parameter made: when the report was made, ISO 8601 in UTC.
  public static func bytes(_ content: ReportContent, made: String) -> [UInt8] {
    let policy = """
      default-src 'none'; style-src '\(ContentHash.source(style))'; \
      script-src '\(ContentHash.source(script))'; base-uri 'none'; form-action 'none'
      """
    let head = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="copyfit \(content.result.version)">
      <title>copyfit report</title>
      <style>\(style)</style>
      </head>
      <body>

      """
    var bytes = Array(head.utf8)
    bytes += body.utf8
    bytes += "<script type=\"application/json\" id=\"data\">".utf8
    bytes += ReportData.bytes(content, made: made)
    bytes += "</script>\n<script>\(script)</script>\n</body>\n</html>\n".utf8
    return bytes
  }

  // MARK: Parts

  private static let style = text(PackageResources.report_css)
  private static let body = text(PackageResources.report_html)

  /// In the order in which they need one another, as one function: nothing of it is in the page's
  /// global scope.
  private static let script =
    "\n(function () {\n\"use strict\";\n"
    + scripts.map(text).joined(separator: "\n") + "}());\n"

  private static var scripts: [[UInt8]] {
    [
      PackageResources.dom_js, PackageResources.data_js, PackageResources.state_js,
      PackageResources.findings_js, PackageResources.text_js, PackageResources.trail_js,
      PackageResources.measures_js, PackageResources.scene_js, PackageResources.picture_js,
      PackageResources.matrix_js, PackageResources.filters_js, PackageResources.overview_js,
      PackageResources.card_js, PackageResources.scale_js, PackageResources.controls_js,
      PackageResources.detail_js, PackageResources.print_js, PackageResources.main_js,
    ]
  }

  private static func text(_ resource: [UInt8]) -> String {
    String(decoding: resource, as: UTF8.self)
  }
}

/// How a Content-Security-Policy names a script or a style that may be used.
enum ContentHash {
  /// `sha256-…`, of the text between the tags.
  static func source(_ text: String) -> String { "sha256-" + base64(bytes(Fingerprint.of([text]))) }

  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.compactMap(\.hexDigitValue).map(UInt8.init(truncatingIfNeeded:))
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  static func base64(_ bytes: [UInt8]) -> String {
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var value = 0
      for index in 0..<3 {
        value = value << 8 | (index < group.count ? Int(group[start + index]) : 0)
      }
      for index in 0..<4 {
        text.append(
          index <= group.count ? alphabet[value >> (18 - 6 * index) & 0x3F] : "=")
      }
    }
    return text
  }
}
