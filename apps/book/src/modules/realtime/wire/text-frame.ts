const FINAL_TEXT = 0x81
const LENGTH_16 = 126
const LENGTH_64 = 127

/**
 * Frames server text for a WebSocket once, so that one buffer can be written to any number of sockets.
 * Text and not binary: browsers hand binary frames over as blobs, which the client cannot read.
 */
export function textFrame(payload: Buffer): Buffer {
  const header = headerFor(payload.length)
  return Buffer.concat([header, payload], header.length + payload.length)
}

function headerFor(length: number): Buffer {
  if (length < LENGTH_16) return Buffer.from([FINAL_TEXT, length])
  if (length < 65_536) return Buffer.from([FINAL_TEXT, LENGTH_16, length >> 8, length & 0xff])
  const header = Buffer.alloc(10)
  header[0] = FINAL_TEXT
  header[1] = LENGTH_64
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}
