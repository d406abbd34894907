import { EMBED_HEADER } from '../constants.ts'

/** What browsers say that documents inside of others are for. */
const FRAMES: readonly unknown[] = ['iframe', 'frame', 'embed', 'object', 'fencedframe']

/**
 * Whether a request comes from a page in a frame: documents by the browser's header, calls by their own. The session of
 * the frame counts for it and no other, whatever cookies are sent.
 */
export function isFramedRequest(headers: Readonly<Record<string, string | readonly string[] | undefined>>): boolean {
  return headers[EMBED_HEADER] !== undefined || FRAMES.includes(headers['sec-fetch-dest'])
}
