/** Pieces of the round that is transmitted, and their length; see `scripts/demo-stream`. */
export const PIECES = 4
export const PIECE_SECONDS = 6
/** Pieces that a playlist names: what a player needs to begin, and to go on when a response is late. */
const WINDOW = 5

/**
 * The playlist of a transmission at a moment: a window that moves on by the wall clock, the same in every process. The
 * round restarts for ever, and at each restart the times of the pictures jump back, which the player needs a mark for.
 * @param now wall ms
 */
export function playlistAt(now: number): string {
  const newest = Math.floor(now / 1000 / PIECE_SECONDS)
  const first = newest - WINDOW + 1
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${PIECE_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / PIECES)}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="../pieces/init.mp4"',
  ]
  for (let piece = first; piece <= newest; piece++) {
    if (piece % PIECES === 0) lines.push('#EXT-X-DISCONTINUITY')
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(piece * PIECE_SECONDS * 1000).toISOString()}`)
    lines.push(`#EXTINF:${PIECE_SECONDS.toFixed(3)},`, `../pieces/${piece % PIECES}.m4s`)
  }
  return `${lines.join('\n')}\n`
}
