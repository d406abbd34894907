import { EMBED_HEADER } from '../constants.ts'

/** What browsers say that documents inside of others are for. */
const FRAMES: readonly unknown[] = ['iframe', 'frame', 'embed', 'object', 'fencedframe']

/**
 * Whether a request is that of a page in a frame: its documents by what the browser says of them, its calls by their
 * header. The session of the frame counts for it and no other, whatever cookies come along.
 */
export function isFramedRequest(headers: Readonly<Record<string, string | readonly string[] | undefined>>): boolean {
  return headers[EMBED_HEADER] !== undefined || FRAMES.includes(headers['sec-fetch-dest'])
}
