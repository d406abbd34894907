/** What parts of a list draw though it has left them, because it is looked at: ids of events by part. */
export type Kept = ReadonlyMap<string, readonly number[]>

export const NOTHING_KEPT: Kept = new Map()

const idsOfOthers = (kept: Kept, part: string) =>
  new Set([...kept].flatMap(([name, ids]) => (name === part ? [] : ids)))

/**
 * The kept events once a part keeps these. An event that another part keeps stays there; the same object where nothing
 * changes.
 */
export function keptBy(kept: Kept, part: string, ids: readonly number[]): Kept {
  const others = idsOfOthers(kept, part)
  const free = ids.filter((id) => !others.has(id))
  const before = kept.get(part) ?? []
  if (free.length === before.length && free.every((id, at) => id === before[at])) return kept
  const next = new Map(kept).set(part, free)
  if (free.length === 0) next.delete(part)
  return next
}

/** Ids of events of a part that another one still draws. */
export function elsewhere(events: readonly { readonly id: number }[], kept: Kept, part: string): readonly number[] {
  if (kept.size === 0) return []
  const others = idsOfOthers(kept, part)
  return events.flatMap(({ id }) => (others.has(id) ? [id] : []))
}
