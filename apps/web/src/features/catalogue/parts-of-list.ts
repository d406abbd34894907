/** What parts of a list draw though it has left them, because it is looked at: ids of events by part. */
export type Kept = ReadonlyMap<string, readonly number[]>

export const NOTHING_KEPT: Kept = new Map()

const idsOfOthers = (kept: Kept, part: string) =>
  new Set([...kept].flatMap(([name, ids]) => (name === part ? [] : ids)))

/** What is kept once a part keeps these. What another one keeps already stays with that; the very same where nothing changes. */
export function keptBy(kept: Kept, part: string, ids: readonly number[]): Kept {
  const others = idsOfOthers(kept, part)
  const free = ids.filter((id) => !others.has(id))
  const before = kept.get(part) ?? []
  if (free.length === before.length && free.every((id, at) => id === before[at])) return kept
  return new Map(kept).set(part, free)
}

/** Events of a part without those that another one still draws; the very same where there are none. */
export function notElsewhere<T extends { readonly id: number }>(
  events: readonly T[],
  kept: Kept,
  part: string,
): readonly T[] {
  const others = idsOfOthers(kept, part)
  return events.some(({ id }) => others.has(id)) ? events.filter(({ id }) => !others.has(id)) : events
}
