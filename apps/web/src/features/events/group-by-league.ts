import type { Match, SportEvent } from '@touchline/contract'

export type LeagueMatches = readonly [Match, ...Match[]]

/** Matches by league, leagues in the order they first appear. */
export function groupByLeague(events: readonly SportEvent[]): LeagueMatches[] {
  const leagues = new Map<number, [Match, ...Match[]]>()
  for (const event of events) {
    if (event.type !== 'match') continue
    const held = leagues.get(event.tournament.id)
    if (held) held.push(event)
    else leagues.set(event.tournament.id, [event])
  }
  return [...leagues.values()]
}

/** Events in the order in which they are drawn: matches by league, then what is not a match. */
export function asDrawn(events: readonly SportEvent[]): readonly SportEvent[] {
  return [...groupByLeague(events).flat(), ...events.filter(({ type }) => type !== 'match')]
}
