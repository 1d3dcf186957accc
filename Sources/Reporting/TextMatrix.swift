/// Labelled rows and as many columns as fit; the others follow in further blocks.
struct TextMatrix {
  struct Entry {
    var text: String
    var paint: @Sendable (String) -> String = { $0 }
  }

  struct Column {
    /// One above the other.
    var headers: [String]
    /// One for each row.
    var entries: [Entry]

    var width: Int {
      (headers + entries.map(\.text)).map { DisplayWidth.columns($0) }.max() ?? 0
    }
  }

  var rows: [String]
  var columns: [Column]

  func text(width: Int) -> String {
    let labels = (rows.map { DisplayWidth.columns($0) }.max() ?? 0)
    var blocks: [String] = []
    var start = 0
    while start < columns.count {
      var end = start
      var used = labels
      // One column at least, however narrow the terminal.
      while end < columns.count, end == start || used + columns[end].width + 2 <= width {
        used += columns[end].width + 2
        end += 1
      }
      blocks.append(block(Array(columns[start..<end]), labels: labels))
      start = end
    }
    return blocks.joined(separator: "\n")
  }

  private func block(_ columns: [Column], labels: Int) -> String {
    var text = ""
    for header in 0..<(columns.map(\.headers.count).max() ?? 0) {
      text += String(repeating: " ", count: labels)
      for column in columns {
        text += DisplayWidth.leftPadded(column.headers[header], to: column.width + 2)
      }
      text += "\n"
    }
    for (index, row) in rows.enumerated() {
      text += DisplayWidth.padded(row, to: labels)
      for column in columns {
        let entry = column.entries[index]
        let blank = column.width + 2 - DisplayWidth.columns(entry.text)
        text += String(repeating: " ", count: max(0, blank)) + entry.paint(entry.text)
      }
      text += "\n"
    }
    return text
  }
}
