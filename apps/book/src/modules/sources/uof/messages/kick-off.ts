const FIRST = Date.UTC(2000, 0, 1)
const LAST = Date.UTC(2100, 0, 1)

/**
 * Whether a match may begin at a time, Unix ms. Feeds write 0, seconds, the year 1 or 9999 where they know of none: no
 * match is moved there.
 */
export function isKickOff(at: number): boolean {
  return at >= FIRST && at < LAST
}
