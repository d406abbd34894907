import type { EventStatus } from '@touchline/betting'
import type { ScoreView } from '@touchline/sports'
import type { CompetitorRow, MatchEntry, OutrightEntry, TournamentRow } from '../../catalogue/index.ts'
import type { HeldEvent } from './state/held-event.ts'
import type { FeedMatch } from './stored-matches.ts'

/** A match with what its feed has reported of it. */
export interface FollowedMatch {
  readonly match: FeedMatch
  readonly event: HeldEvent
}

/** League and all participants. */
export interface EventParts {
  readonly tournament: TournamentRow
  readonly sides: readonly CompetitorRow[]
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

/** The entry of an event of the feed; null for a match that has not two sides. */
export function entryOf(
  { match, event }: FollowedMatch,
  { tournament, sides }: EventParts,
  { at, status, betStop, score, version }: EntryTerms,
): MatchEntry | OutrightEntry | null {
  const { id, startsAt, venue } = match
  const shared = { id, tournament, startsAt, status, version: Math.max(at, version + 1) }
  if (match.type === 'outright') {
    if (match.names === null) return null
    return { ...shared, type: 'outright', names: match.names, competitors: sides, endsAt: match.endsAt ?? startsAt }
  }
  const [home, away] = sides
  if (home === undefined || away === undefined) return null
  return {
    ...shared,
    type: 'match',
    home,
    away,
    score: score ?? match.score,
    scoreAt: event.feedState?.value.factAt ?? at,
    speed: 1,
    betStop,
    venue,
  }
}

/** Whether two entries of an event show the same; their version and clock aside. */
export function isSameEntry(a: MatchEntry | OutrightEntry, b: MatchEntry | OutrightEntry): boolean {
  if (a.tournament !== b.tournament || a.status !== b.status || a.startsAt !== b.startsAt) return false
  if (a.type === 'outright' || b.type === 'outright') return a.type === b.type && isSameOutright(a, b)
  const form = ({ score, betStop, venue }: MatchEntry): string => JSON.stringify([score, betStop, venue])
  return a.home === b.home && a.away === b.away && form(a) === form(b)
}

function isSameOutright(a: MatchEntry | OutrightEntry, b: MatchEntry | OutrightEntry): boolean {
  if (a.type !== 'outright' || b.type !== 'outright') return false
  return (
    a.endsAt === b.endsAt &&
    JSON.stringify(a.names) === JSON.stringify(b.names) &&
    a.competitors.length === b.competitors.length &&
    a.competitors.every((one, at) => one === b.competitors[at])
  )
}
