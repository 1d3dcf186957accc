internal import CHarfBuzz

/// Owner of the one HarfBuzz buffer of a measurer.
final class ShapingBuffer {
  let handle: OpaquePointer

  init() { handle = hb_buffer_create() }

  deinit { hb_buffer_destroy(handle) }
}

/// A four-letter OpenType tag as a number; spaces fill up a short one.
func openTypeTag(_ text: String) -> UInt32 {
  var tag: UInt32 = 0
  var bytes = text.utf8.makeIterator()
  for _ in 0..<4 { tag = tag << 8 | UInt32(bytes.next() ?? 0x20) }
  return tag
}
