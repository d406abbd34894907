import type { SportEvent } from '@touchline/contract'
import { leagueOf } from '../../../navigation/index.ts'

/** So many rows come and go together: as many as a slow phone makes between two frames. */
const ROWS = 12

/** Rows that come and go together, and the sport that those before them end with. */
export interface Slice {
  readonly key: number
  readonly sport: string | undefined
  readonly events: readonly SportEvent[]
}

/**
 * A page in slices, none of which divides a league's matches that stand together: each would have a heading of its own.
 * @param before what is shown already; an event that has moved a page down since is not shown twice
 */
export function slicesOf(page: readonly SportEvent[], before: readonly SportEvent[]): readonly Slice[] {
  const shown = new Set(before.map(({ id }) => id))
  const slices: SportEvent[][] = []
  for (const event of page) {
    if (shown.has(event.id)) continue
    const last = slices.at(-1)
    const end = last?.at(-1)
    const isOfLeague = end !== undefined && leagueOf(end).id === leagueOf(event).id
    if (last && (last.length < ROWS || isOfLeague)) last.push(event)
    else slices.push([event])
  }
  return slices.map((events, at) => {
    const end = (slices[at - 1] ?? before).at(-1)
    return { key: events[0]?.id ?? 0, sport: end && leagueOf(end).sport.key, events }
  })
}

/** The slices of now, those that are as they were being the very same: nothing of them is drawn again. */
export function keptSlices(held: readonly Slice[], now: readonly Slice[]): readonly Slice[] {
  const known = new Map(held.map((slice) => [slice.key, slice]))
  return now.map((slice) => {
    const last = known.get(slice.key)
    const isSame =
      last?.sport === slice.sport &&
      last?.events.length === slice.events.length &&
      last.events.every((event, at) => event === slice.events[at])
    return isSame && last ? last : slice
  })
}
