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
  let bytes = Array(text.utf8.prefix(4))
  for position in 0..<4 {
    tag = tag << 8 | UInt32(position < bytes.count ? bytes[position] : 0x20)
  }
  return tag
}
