/** Cuts what a server sends over a WebSocket into whole frames; the response to the upgrade is the first piece. */
export function createFrameCutter(): (chunk: Buffer) => readonly Buffer[] {
  let rest: Buffer = Buffer.alloc(0)
  let isOpen = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const whole: Buffer[] = []
    for (;;) {
      const length = isOpen ? frameLength(rest) : headLength(rest)
      if (length === null || rest.length < length) return whole
      whole.push(rest.subarray(0, length))
      rest = rest.subarray(length)
      isOpen = true
    }
  }
}

function headLength(bytes: Buffer): number | null {
  const end = bytes.indexOf('\r\n\r\n')
  return end < 0 ? null : end + 4
}

/** Frames of a server are not masked (RFC 6455, 5.1). */
function frameLength(bytes: Buffer): number | null {
  if (bytes.length < 2) return null
  const short = (bytes[1] ?? 0) & 0x7f
  if (short < 126) return 2 + short
  const extended = short === 126 ? 2 : 8
  if (bytes.length < 2 + extended) return null
  return 2 + extended + (extended === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)))
}
