import { betKey, type SlipBet } from './bet.ts'
import type { AcceptMode } from './vocabulary.ts'

/** Body of `POST /api/v3/bets`. Its lists are plain arrays, as the wire contract's types are. */
export interface PlacementRequest {
  readonly meta: {
    readonly device_id: string
    readonly quick?: boolean
    /** Type of the bets where they are all of one. */
    readonly type?: string
    readonly auto_accept_odds_change: AcceptMode
  }
  readonly bets: PlacementBet[]
  readonly locale?: string
}

export interface PlacementBet {
  /** `value` in subunits. */
  readonly stake: { readonly value: number; readonly currency: string }
  readonly selections: PlacementSelection[]
  readonly system_id?: string
  readonly custom_odds?: number
}

export interface PlacementSelection {
  readonly match_id: number
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  /** Scaled price on the player's screen: a claim the server checks. */
  readonly odds: number
}

/** What the player's device adds to a placement. */
export interface PlacementMeta {
  readonly deviceId: string
  readonly locale: string
  readonly acceptMode: AcceptMode
  readonly quick?: boolean
}

function placementBet(bet: SlipBet): PlacementBet {
  const common = {
    stake: { value: bet.stake, currency: bet.currency },
    selections: bet.selections.map((selection) => ({
      match_id: selection.matchId,
      market_id: selection.marketId,
      specifier: selection.specifier,
      outcome_id: selection.outcomeId,
      odds: selection.odds,
    })),
  }
  if (bet.betType === 'SYSTEM') return { ...common, system_id: bet.systemType.id }
  if (bet.betType === 'CUSTOM_BET') return { ...common, custom_odds: bet.customOdds }
  return common
}

/** The placement of these bets, in their order. The same bets and meta give the same body, as a retry needs. */
export function buildPlacement(bets: readonly SlipBet[], meta: PlacementMeta): PlacementRequest {
  const types = new Set(bets.map((bet) => bet.betType.toLowerCase()))
  const [type] = types
  return {
    meta: {
      device_id: meta.deviceId,
      ...(meta.quick === undefined ? {} : { quick: meta.quick }),
      ...(type !== undefined && types.size === 1 ? { type } : {}),
      auto_accept_odds_change: meta.acceptMode,
    },
    bets: bets.map(placementBet),
    locale: meta.locale,
  }
}

/**
 * Request of `POST /api/v2/bets/max-stake` for the same bets: stakes without their value, since the answer is the
 * largest one.
 */
export function buildMaxStakeRequest(bets: readonly SlipBet[]) {
  return { bets: bets.map((bet) => ({ ...placementBet(bet), stake: { currency: bet.currency } })) }
}

/** Bets that a placement would send: those with a stake. */
export function betsToPlace(bets: readonly SlipBet[]): readonly SlipBet[] {
  return bets.filter((bet) => bet.stake > 0)
}

/** Keys of bets, to tell those that were sent from those that stay. */
export function betKeys(bets: readonly SlipBet[]): ReadonlySet<string> {
  return new Set(bets.map(betKey))
}
