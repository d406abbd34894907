import type { LiveSpan } from '../plan/live-programme.ts'
import type { Roster } from '../run/roster.ts'
import { endsAt } from '../store/stored-match.ts'

/** Everything the runner knows, as the planner counts it. */
export function rosterSpans(roster: Roster): LiveSpan[] {
  const waiting = [...roster.prematch.values()].map(({ match, sport }) => ({
    sport,
    tournamentId: match.tournamentId,
    startsAt: match.startsAt,
    endsAt: endsAt(match),
  }))
  const running = [...roster.running.values()].map(({ live, sport }) => ({
    sport,
    tournamentId: live.match.tournamentId,
    startsAt: live.match.startsAt,
    endsAt: endsAt(live.match),
  }))
  return [...waiting, ...running]
}
