import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { ENCODINGS, type Encoding } from './page-order.ts'

const ENCODERS: Readonly<Record<Encoding, (body: Buffer) => Uint8Array>> = {
  // Quality 6 costs as much as 4, which finds fewer repetitions, and saves a seventh.
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => gzipSync(body, { level: 5 }),
  identity: (body) => body,
}

/** Compresses a page in this thread: pages are made in threads of their own. */
export function encode(html: string, encoding: Encoding): Uint8Array {
  return ENCODERS[encoding](Buffer.from(html))
}

/** The best encoding that a browser takes. */
export function bestEncoding(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding.split(',').map((part) => part.trim().split(';')[0]?.toLowerCase() ?? '')
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
