import type { SportEvent } from '@touchline/contract'
import { leagueOf } from '../../../navigation/index.ts'

/** So many rows come and go together, and those of a league, which is what a slow phone makes between two frames. */
const ROWS = 4

/** Rows that come and go together, and the sport that those before them end with. */
export interface Slice {
  readonly key: number
  readonly sport: string | undefined
  readonly events: readonly SportEvent[]
}

/**
 * Pages in slices that keep consecutive matches of a league together: each slice would have a heading of its own.
 * @param shown events before them; an event that has moved a page down since is not shown twice
 */
export function slicesOf(
  pages: readonly (readonly SportEvent[])[],
  shown: readonly SportEvent[],
): readonly (readonly Slice[])[] {
  const seen = new Set(shown.map(({ id }) => id))
  let end = shown.at(-1)
  return pages.map((page) => {
    const slices: (Slice & { readonly events: SportEvent[] })[] = []
    for (const event of page) {
      if (seen.has(event.id)) continue
      seen.add(event.id)
      const last = slices.at(-1)
      const isOfLeague = end !== undefined && leagueOf(end).id === leagueOf(event).id
      if (last && (last.events.length < ROWS || isOfLeague)) last.events.push(event)
      else slices.push({ key: event.id, sport: end && leagueOf(end).sport.key, events: [event] })
      end = event
    }
    return slices
  })
}

/**
 * The current slices, by part. A slice keeps its identity (and its DOM) while it shares at least one event with its
 * former self, so its rows stay in place. Unchanged slices and parts are the same objects and are not rendered again.
 */
export function keptSlices(
  held: readonly (readonly Slice[])[],
  now: readonly (readonly Slice[])[],
): readonly (readonly Slice[])[] {
  const taken = new Set<number>()
  const free = (key: number | undefined) => key !== undefined && !taken.has(key)
  const take = (key: number | undefined) => {
    if (key !== undefined) taken.add(key)
    return key
  }
  const same = now.map((part, at) => {
    const before = held[at]
    if (before?.length !== part.length || !before.every((slice, place) => isSame(slice, part[place]))) return undefined
    for (const { key } of before) taken.add(key)
    return before
  })
  const continuedKeys = now.map((part, at) => {
    if (same[at]) return []
    const keyOf = new Map((held[at] ?? []).flatMap(({ key, events }) => events.map(({ id }) => [id, key] as const)))
    return part.map(({ events }) => take(events.map(({ id }) => keyOf.get(id)).find(free)))
  })
  return now.map((part, at) => {
    if (same[at]) return same[at]
    const known = new Map((held[at] ?? []).map((slice) => [slice.key, slice]))
    return part.map((slice, place) => {
      const key = continuedKeys[at]?.[place] ?? take(slice.events.map(({ id }) => id).find(free)) ?? -slice.key
      const last = known.get(key)
      return last && isSame(last, slice) ? last : { ...slice, key }
    })
  })
}

function isSame(one: Slice, other: Slice | undefined): boolean {
  return (
    other !== undefined &&
    one.sport === other.sport &&
    one.events.length === other.events.length &&
    one.events.every((event, at) => event === other.events[at])
  )
}
