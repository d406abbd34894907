import { EMBED_HEADER } from '../constants.ts'

/** Values of the browser's header for documents inside of others. */
const FRAMES: readonly unknown[] = ['iframe', 'frame', 'embed', 'object', 'fencedframe']

/**
 * Whether a request comes from a page in a frame: documents by the browser's header, calls by their own. Only the
 * session of the frame counts for it; other cookies are ignored.
 */
export function isFramedRequest(headers: Readonly<Record<string, string | readonly string[] | undefined>>): boolean {
  return headers[EMBED_HEADER] !== undefined || FRAMES.includes(headers['sec-fetch-dest'])
}
