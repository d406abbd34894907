import type { ClientRequest, IncomingMessage } from 'node:http'
import { type RequestOptions, get as secureGet } from 'node:https'
import type { LookupFunction } from 'node:net'

const PATIENCE_MS = 5_000
export const MAX_IMAGE_BYTES = 8 * 1_048_576

/** A picture could not be fetched, and the visitor gets none. */
export class NoImage extends Error {}

export interface FetchParts {
  readonly lookup: LookupFunction
  /** @default that of https */
  readonly get?: (url: URL, options: RequestOptions, onResponse: (response: IncomingMessage) => void) => ClientRequest
}

/** Fetches the bytes of a picture: one request, no redirects, within bounds of size and time. Rejects with NoImage. */
export function fetchImage(url: URL, { lookup, get = secureGet }: FetchParts): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const refuse = (why: string) => reject(new NoImage(`${url.host}: ${why}`))
    const options: RequestOptions = {
      lookup,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { accept: 'image/*', 'user-agent': 'image-proxy' },
    }
    const request = get(url, options, (response) => {
      const { statusCode, headers } = response
      const stop = (why: string): void => {
        response.destroy()
        refuse(why)
      }
      if (statusCode !== 200) return stop(`answers ${statusCode}`)
      if (!/^image\//i.test(headers['content-type'] ?? '')) return stop('is no picture')
      if (Number(headers['content-length'] ?? 0) > MAX_IMAGE_BYTES) return stop('is too large')
      const parts: Buffer[] = []
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > MAX_IMAGE_BYTES) return stop('is too large')
        parts.push(part)
      })
      response.on('end', () => resolve(Buffer.concat(parts)))
      response.on('error', (error) => refuse(error.message))
    })
    request.on('error', (error) => refuse(error.message))
  })
}
