import { createHmac, randomUUID } from 'node:crypto'

/** A signature made for this purpose is not valid for another. */
const PURPOSE = 'host'

/**
 * Headers that prove sender, time and content of a request to the book: HMAC-SHA256 in hex. A request id is valid for
 * one request. @param now Unix ms
 */
export function signedHeaders(
  key: string,
  origin: string,
  path: string,
  body: string,
  now: number,
): Record<string, string> {
  const seconds = Math.floor(now / 1_000)
  const request = randomUUID()
  const text = `${PURPOSE}.${seconds}.POST ${path}\n${origin}\n${request}\n${body}`
  return {
    'touchline-host': origin,
    'touchline-request': request,
    'touchline-signature': `t=${seconds},v1=${createHmac('sha256', key).update(text).digest('hex')}`,
  }
}
