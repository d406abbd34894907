import { EVENT_STATUS, type EventData, type Market, type MarketPatch, type RealtimeEvent } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import {
  type DrawEntry,
  type EventEntry,
  type MatchEntry,
  marketSetting,
  marketsInOrder,
  offeredInPlaceOf,
  presentMarket,
  presentStatistics,
  stageName,
  wholeBetStop,
} from '../../catalogue/index.ts'
import type { BoardEvent, BoardMarket } from '../../pricing/index.ts'
import type { Pending } from './pending.ts'

/** Score, clock or phase of a match in a language. */
export function matchChanged(
  entry: MatchEntry,
  board: BoardEvent | undefined,
  locale: ServedLocale,
): Extract<RealtimeEvent, { type: 'match_changed' }> {
  const stage = entry.score?.stage ?? 0
  const sport = entry.tournament.category.sport.key
  return {
    type: 'match_changed',
    data: {
      match_id: entry.id,
      version: entry.version,
      stage,
      stage_name: stageName(stage, locale, entry.score?.stageNames),
      start_time: new Date(entry.startsAt).toISOString(),
      available_markets: board === undefined ? 0 : marketsInOrder(board, sport).length,
      bet_stop_reason: wholeBetStop(entry),
      ...(entry.offeredAs !== undefined && { offered_as: entry.offeredAs }),
      statistics: presentStatistics(entry.score, entry.scoreAt, entry.speed, locale),
    },
  }
}

/** What a draw has drawn so far. */
export function drawChanged({ id, version, balls, bonus }: DrawEntry): RealtimeEvent {
  return { type: 'draw_changed', data: { match_id: id, version, balls: [...balls], bonus_ball: bonus } }
}

export function matchStatusChanged(entry: EventEntry): RealtimeEvent {
  const { id, version, status, tournament } = entry
  const offeredAs = offeredInPlaceOf(entry)
  return {
    type: 'match_status_changed',
    data: {
      match_id: id,
      version,
      status,
      sport_key: tournament.category.sport.key,
      tournament_id: tournament.id,
      ...(offeredAs !== undefined && { offered_as: offeredAs }),
    },
  }
}

/** Changes of markets that need no names: patches, and null for a heartbeat. */
export function marketPatches(board: BoardEvent, pending: Pick<Pending, 'changed' | 'removed'>): MarketPatch[] {
  const patches = [...pending.removed.values()].map(patchOf)
  for (const key of pending.changed) {
    const market = board.markets.get(key)
    if (market !== undefined) patches.push(patchOf(market))
  }
  return patches
}

/** Whole markets for what the channel has not carried yet. */
export function freshMarkets(
  entry: EventEntry,
  board: BoardEvent,
  fresh: ReadonlySet<string>,
  locale: ServedLocale,
): Market[] {
  const setting = marketSetting(entry)
  return [...fresh].flatMap((key) => {
    const market = board.markets.get(key)
    const made = market === undefined ? null : presentMarket(market, setting, locale)
    return made === null ? [] : [made]
  })
}

export function marketsChanged(
  board: BoardEvent,
  patches: MarketPatch[],
  markets: Market[],
): Extract<RealtimeEvent, { type: 'markets_changed' }> {
  const data: EventData<'markets_changed'> = {
    match_id: board.id,
    version: board.version,
    priced_at: new Date(board.fresh_at).toISOString(),
    patches,
    markets,
  }
  return { type: 'markets_changed', data }
}

/** Live matches are published more often. */
export function isPrematch(entry: EventEntry): boolean {
  return entry.status === EVENT_STATUS.prematch
}

/** Change of a market without its names. */
export function patchOf({ id, specifier, status, most_balanced, outcomes }: BoardMarket): MarketPatch {
  return {
    id,
    specifier,
    status,
    most_balanced,
    outcomes: outcomes.map((outcome) => ({ id: outcome.id, active: outcome.active, odds: outcome.odds })),
  }
}
