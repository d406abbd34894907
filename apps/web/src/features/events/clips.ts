/** Rows that a card begins to show at once, which is what a slow phone lays out and paints between two frames. */
const ROWS = 4

/** Matches of a card that are shown together. */
export interface Clip<T> {
  /** Stays while one of them does. */
  readonly key: number
  readonly matches: readonly T[]
}

interface Listed {
  readonly id: number
}

/**
 * Matches of a league in groups of a few, in their order. A match that stays in the order stays in its group, so that
 * its row is kept.
 */
export function clipsOf<T extends Listed>(matches: readonly T[], held: readonly Clip<T>[]): readonly Clip<T>[] {
  const keyOf = new Map(held.flatMap(({ key, matches }) => matches.map(({ id }) => [id, key])))
  const keyAfter = (at: number) => keyOf.get(matches.slice(at).find(({ id }) => keyOf.has(id))?.id ?? 0)
  let free = Math.max(0, ...keyOf.values())
  let [key, rows] = [0, ROWS]
  const byKey = Map.groupBy(matches, ({ id }, at) => {
    // A new row joins the clip before it, if that is short or the row is inside of it.
    const own = keyOf.get(id) ?? (rows < ROWS || keyAfter(at) === key ? key : ++free)
    rows = own === key ? rows + 1 : 1
    key = own
    return own
  })
  const clips = Array.from(byKey, ([key, matches]) => ({ key, matches }))
  return clips.flatMap(({ matches }) => matches).every((match, at) => match === matches[at])
    ? clips
    : clipsOf(matches, [])
}
