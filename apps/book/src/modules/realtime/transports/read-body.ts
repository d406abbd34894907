import type { IncomingMessage } from 'node:http'

/** Reads a request's body as text, or null where it is longer than allowed. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = chunk as Buffer
    length += bytes.length
    if (length > maxBytes) return null
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString()
}
