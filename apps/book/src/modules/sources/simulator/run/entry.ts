import { EVENT_STATUS, type EventStatus } from '@touchline/contract'
import type { MatchEntry, Reference } from '../../../catalogue/index.ts'
import type { StoredMatch } from '../store/stored-match.ts'
import type { LiveMatch } from './live-match.ts'

/** The listing's entry of a match before its start; null when its league or teams are unknown. */
export function prematchEntry(match: StoredMatch, reference: Reference, at: number): MatchEntry | null {
  const tournament = reference.tournaments.get(match.tournamentId)
  const home = reference.competitors.get(match.homeId)
  const away = reference.competitors.get(match.awayId)
  if (tournament === undefined || home === undefined || away === undefined) return null
  return {
    type: 'match',
    id: match.id,
    tournament,
    home,
    away,
    startsAt: match.startsAt,
    status: EVENT_STATUS.prematch,
    score: null,
    scoreAt: at,
    speed: match.speed,
    betStop: null,
    version: at,
  }
}

/** The entry after the match has moved: versions grow even when the wall clock does not. */
export function movedEntry(entry: MatchEntry, live: LiveMatch, status: EventStatus, at: number): MatchEntry {
  return {
    ...entry,
    status,
    score: live.score(),
    scoreAt: at,
    speed: live.match.speed,
    betStop: status <= EVENT_STATUS.stopped ? live.state().betStop : null,
    version: Math.max(at, entry.version + 1),
  }
}
