import type { Match, SportEvent } from '@touchline/contract'

export type LeagueMatches = readonly [Match, ...Match[]]

/**
 * Matches by league, leagues in the order they first appear.
 * @param isByTime only neighbours: the matches stay in their order, and a league appears more than once
 */
export function groupByLeague(events: readonly SportEvent[], isByTime = false): LeagueMatches[] {
  const leagues: [Match, ...Match[]][] = []
  for (const event of events) {
    if (event.type !== 'match') continue
    const held = leagues.findLast(
      ([{ tournament }], at) => tournament.id === event.tournament.id && (!isByTime || at === leagues.length - 1),
    )
    if (held) held.push(event)
    else leagues.push([event])
  }
  return leagues
}

const drawn = (events: readonly SportEvent[], isByTime: boolean): readonly SportEvent[] => [
  ...groupByLeague(events, isByTime).flat(),
  ...events.filter(({ type }) => type !== 'match'),
]

/** Events in the order in which they are drawn: matches by league, then what is not a match. */
export const asDrawn = (events: readonly SportEvent[]) => drawn(events, false)
/** The same of a list that is sorted by time. */
export const asDrawnByTime = (events: readonly SportEvent[]) => drawn(events, true)
