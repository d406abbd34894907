/** The number of a bet as players see it, the same on every screen and in every file. */
export function betRef(id: number | bigint): string {
  return `TL-${id}`
}
