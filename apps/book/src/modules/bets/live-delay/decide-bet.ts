import { assertNever, potentialWin } from '@touchline/betting'
import type { ErrorName } from '@touchline/contract'
import type { PriceBoard } from '../../pricing/index.ts'
import { totalOdds } from '../bet-odds.ts'
import { type BetRecord, settleable } from '../bet-record.ts'
import { checkPrice } from '../placement/check-price.ts'

/** What becomes of a submitted bet. `later`: the book has no fresh price yet, as after a restart. */
export type Decision =
  | {
      readonly kind: 'accepted'
      /** Prices the bet gets, leg by leg. */
      readonly prices: readonly number[]
      readonly odds: number
      readonly winAmount: bigint
    }
  | { readonly kind: 'rejected'; readonly error: ErrorName }
  | { readonly kind: 'later' }

/** How long after its time a bet waits for a fresh price before it is rejected. */
export const PATIENCE_MS = 30_000

/**
 * Checks a bet again at the end of its delay: each leg must still be open, at a price that the acceptance mode takes.
 * @param waitedMs how long the bet is overdue, or the book up, whichever is less
 */
export function decideBet(bet: BetRecord, board: PriceBoard, now: number, waitedMs: number): Decision {
  const prices: number[] = []
  for (const leg of bet.legs) {
    const quote = board.quote(leg.matchId, leg.marketId, leg.specifier, leg.outcomeId, now)
    const verdict = checkPrice(quote, leg.odds, bet.acceptMode)
    switch (verdict.kind) {
      case 'accepted':
        prices.push(verdict.odds)
        break
      case 'refused': {
        const isUnknown = quote.state === 'stale' || quote.state === 'missing'
        if (isUnknown && waitedMs < PATIENCE_MS) return { kind: 'later' }
        return { kind: 'rejected', error: quote.state === 'missing' ? 'event_not_bettable' : verdict.error }
      }
      default:
        return assertNever(verdict)
    }
  }
  const legs = prices.map((odds) => ({ odds, status: 'open' as const }))
  const winAmount = potentialWin(settleable(bet, legs), bet.maxPayout)
  return { kind: 'accepted', prices, odds: totalOdds(bet, prices), winAmount }
}
