import { MARKET_STATUS, type SportKey } from '@touchline/betting'
import {
  EVENT_STATUS,
  type MATCH_STATUS_FILTERS,
  SPORT_EVENT_TYPES,
  type SportEventType,
  type SportType,
} from '@touchline/contract'
import { customBetGroups, marketDescriptor, outcomeDescriptor } from '@touchline/sports'
import type { PriceBoard } from '../../pricing/index.ts'
import type { EventEntry } from '../events/event-entry.ts'
import { isOffered, offeredInPlaceOf } from '../events/event-index.ts'
import type { TournamentRow } from '../reference/reference.ts'
import { hasVideo } from '../views/has-video.ts'
import { listingMarkets } from '../views/listing-markets.ts'
import { marketSetting } from '../views/market-setting.ts'

/** The query of `GET /matches` as the filters read it. Ids are lists separated by commas. */
export interface EventQuery {
  readonly id?: string | undefined
  readonly type?: SportEventType | undefined
  readonly sport_key?: SportKey | undefined
  readonly sport_type?: SportType | undefined
  readonly category_id?: number | undefined
  readonly category_slug?: string | undefined
  readonly tournament_id?: string | undefined
  readonly competitor_id?: string | undefined
  readonly match_status?: (typeof MATCH_STATUS_FILTERS)[number] | undefined
  readonly start_from?: string | undefined
  readonly start_to?: string | undefined
  readonly bettable?: boolean | undefined
  readonly has_video?: boolean | undefined
  readonly custom_bet?: boolean | undefined
  readonly side?: 'home' | 'away' | undefined
}

/** Events of the main providers: the default of a listing. */
const MAIN_TYPES: readonly SportEventType[] = ['match', 'outright']

/**
 * Kinds of events a listing is about. Races and draws come every few minutes: they are listed where their kind, sport,
 * category, league or ids are named, and never among the matches of all sports.
 */
export function listedTypes(query: EventQuery): readonly SportEventType[] {
  if (query.type !== undefined) return [query.type]
  const { id, sport_key, category_id, category_slug, tournament_id } = query
  const isNarrow = [id, sport_key, category_id, category_slug, tournament_id].some((wish) => wish !== undefined)
  return isNarrow || query.sport_type === 'racing' || query.sport_type === 'lottery' ? SPORT_EVENT_TYPES : MAIN_TYPES
}

export function idsOf(list: string | undefined): ReadonlySet<number> | null {
  return list === undefined ? null : new Set(list.split(',').map(Number))
}

/** Whether a league is requested: by sport, category, or itself. */
export function leagueFilter(query: EventQuery): (tournament: TournamentRow) => boolean {
  const tournaments = idsOf(query.tournament_id)
  return (tournament) => {
    const { sport, id, key } = tournament.category
    return (
      (query.sport_key === undefined || sport.key === query.sport_key) &&
      (query.sport_type === undefined || sport.type === query.sport_type) &&
      (query.category_id === undefined || id === query.category_id) &&
      (query.category_slug === undefined || key === query.category_slug) &&
      (tournaments === null || tournaments.has(tournament.id))
    )
  }
}

/** Whether an event in memory is requested. Without a status: what is not over, or, requested by id, anything. */
export function eventFilter(query: EventQuery, board: PriceBoard): (entry: EventEntry) => boolean {
  const ids = idsOf(query.id)
  const competitors = idsOf(query.competitor_id)
  const league = leagueFilter(query)
  const from = query.start_from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(query.start_from)
  const to = query.start_to === undefined ? Number.POSITIVE_INFINITY : Date.parse(query.start_to)
  return (entry) =>
    (ids === null || ids.has(entry.id)) &&
    (query.type === undefined || entry.type === query.type) &&
    (competitors === null || isPlayedBy(entry, competitors)) &&
    entry.startsAt >= from &&
    entry.startsAt <= to &&
    league(entry.tournament) &&
    hasStatus(entry, query, board, ids !== null) &&
    (ids !== null || offeredInPlaceOf(entry) === undefined) &&
    (query.bettable !== true || isBettable(entry, board)) &&
    (query.has_video === undefined || hasVideo(entry) === query.has_video) &&
    (query.custom_bet === undefined || hasCustomBet(entry, board) === query.custom_bet) &&
    (query.side === undefined || expectedWinner(entry, board) === query.side)
}

function isPlayedBy(entry: EventEntry, competitors: ReadonlySet<number>): boolean {
  return entry.type === 'match' && (competitors.has(entry.home.id) || competitors.has(entry.away.id))
}

function hasStatus(entry: EventEntry, query: EventQuery, board: PriceBoard, byId: boolean): boolean {
  switch (query.match_status) {
    case 'prematch':
      return entry.status === EVENT_STATUS.prematch
    case 'live':
      return entry.status === EVENT_STATUS.live || entry.status === EVENT_STATUS.stopped
    case 'bettable':
      return isBettable(entry, board)
    case 'finished':
      return entry.status === EVENT_STATUS.finished || entry.status === EVENT_STATUS.closed
    case undefined:
      return byId || isOffered(entry)
  }
}

/** Prematch or live, with something to bet on right now. */
function isBettable(entry: EventEntry, board: PriceBoard): boolean {
  if (entry.status !== EVENT_STATUS.prematch && entry.status !== EVENT_STATUS.live) return false
  for (const market of board.event(entry.id)?.markets.values() ?? [])
    if (market.status === MARKET_STATUS.allowed) return true
  return false
}

/**
 * Whether outcomes of at least two open markets can be priced together; only those of what this book plays itself, or a
 * feed prices together, can (MATCH-03).
 */
function hasCustomBet(entry: EventEntry, board: PriceBoard): boolean {
  const { sport, markets } = marketSetting(entry)
  if (markets?.arePricedTogether === false) return false
  let joined = 0
  for (const market of board.event(entry.id)?.markets.values() ?? []) {
    if (market.status !== MARKET_STATUS.allowed || customBetGroups(sport, market).length === 0) continue
    joined += 1
    if (joined === 2) return true
  }
  return false
}

/** The side that the prices of a match's main market favour; null where they favour neither. */
function expectedWinner(entry: EventEntry, board: PriceBoard): 'home' | 'away' | null {
  if (entry.type !== 'match') return null
  const sport = entry.tournament.category.sport.key
  const { main } = listingMarkets(board.event(entry.id), sport)
  const descriptor = main === null ? null : marketDescriptor(sport, main.id)
  if (main === null || !descriptor) return null
  const chances = { home: 0, away: 0 }
  for (const { id, probability } of main.outcomes) {
    const key = outcomeDescriptor(descriptor, main.specifier, id)?.key
    if (key === 'home' || key === 'away') chances[key] = probability
  }
  if (chances.home === chances.away) return null
  return chances.home > chances.away ? 'home' : 'away'
}
