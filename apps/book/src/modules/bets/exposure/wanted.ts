import { marketKey } from '@touchline/betting'
import type { BetRecord } from '../bet-record.ts'
import type { LimitedLeg } from './limits.ts'

/** What bets add to a row of the exposures, and the limit it is measured by; in cents of a EUR. */
export interface WantedExposure {
  readonly match_id: number
  readonly market_id: number
  readonly specifier: string
  /** '' for the market as a whole. */
  readonly outcome_id: string
  /** A share of the book, below 0, or a player. */
  readonly holder: number
  readonly amount: number
  readonly cap: number
}

/** Shares of the book, as the database has them. */
const SHARES = 16

/**
 * What the bets of a player add, row by row. A bet counts in full on each outcome and each market of its legs, and on
 * each of these markets for the player. Two legs of a bet on one market count once. [] without limits to measure by.
 */
export function exposureWanted(
  playerId: number,
  bets: readonly Pick<BetRecord, 'legs' | 'exposure'>[],
  limits: readonly LimitedLeg[],
): readonly WantedExposure[] {
  const byMarket = new Map(
    limits.map((leg) => [marketOf(leg.pick.match_id, leg.pick.market_id, leg.pick.specifier), leg]),
  )
  const share = -1 - (playerId % SHARES)
  const wanted = new Map<string, WantedExposure>()
  for (const { legs, exposure } of bets) {
    const counted = new Set<string>()
    for (const { eventId, marketId, specifier, outcomeId } of legs) {
      const limit = byMarket.get(marketOf(eventId, marketId, specifier))
      if (limit === undefined) continue
      const key = { match_id: eventId, market_id: marketId, specifier }
      add({ ...key, outcome_id: outcomeId, holder: share, cap: limit.perOutcome })
      add({ ...key, outcome_id: '', holder: share, cap: limit.perMarket })
      add({ ...key, outcome_id: '', holder: playerId, cap: limit.perPlayer })
    }

    function add(row: Omit<WantedExposure, 'amount'>): void {
      const key = `${row.match_id}/${marketKey(row.market_id, row.specifier)}/${row.outcome_id}/${row.holder}`
      if (counted.has(key)) return
      counted.add(key)
      wanted.set(key, { ...row, amount: (wanted.get(key)?.amount ?? 0) + Number(exposure) })
    }
  }
  return [...wanted.values()]
}

function marketOf(eventId: number, marketId: number, specifier: string): string {
  return `${eventId}/${marketKey(marketId, specifier)}`
}
