import type { EventStatus } from '@touchline/betting'
import type { ScoreView } from '@touchline/sports'
import type { MatchEntry } from '../../catalogue/index.ts'
import type { HeldEvent } from './state/held-event.ts'
import type { FeedMatch } from './stored-matches.ts'

/** A match with what its feed has said of it. */
export interface FollowedMatch {
  readonly match: FeedMatch
  readonly event: HeldEvent
}

interface EntryTerms {
  /** Unix ms. */
  readonly at: number
  readonly status: EventStatus
  readonly betStop: MatchEntry['betStop']
  /** Null: no message has named one. */
  readonly score: ScoreView | null
  /** Of the entry before. */
  readonly version: number
}

/** The entry of a match of the feed. */
export function entryOf(
  { match, event }: FollowedMatch,
  parts: Pick<MatchEntry, 'tournament' | 'home' | 'away'>,
  { at, status, betStop, score, version }: EntryTerms,
): MatchEntry {
  return {
    type: 'match',
    id: match.id,
    ...parts,
    startsAt: match.startsAt,
    status,
    score: score ?? match.score,
    scoreAt: event.feedState?.value.factAt ?? at,
    speed: 1,
    betStop,
    venue: match.venue,
    version: Math.max(at, version + 1),
  }
}

/** Whether two entries of a match show the same; their version and clock aside. */
export function isSameEntry(a: MatchEntry, b: MatchEntry): boolean {
  const form = ({ status, startsAt, score, betStop, venue }: MatchEntry): string =>
    JSON.stringify([status satisfies EventStatus, startsAt, score, betStop, venue])
  return a.tournament === b.tournament && a.home === b.home && a.away === b.away && form(a) === form(b)
}
