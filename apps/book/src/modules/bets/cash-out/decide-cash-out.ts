import type { CallBody, ErrorName } from '@touchline/contract'
import type { OwnedBet } from '../load-bets.ts'
import { winAsPlaced } from '../win-as-placed.ts'
import { type CashOutPart, cashOutPart } from './cash-out-part.ts'
import { cashOutValue, type ValueSources } from './cash-out-value.ts'

/** What becomes of a wish to cash out. */
export type CashOutDecision =
  | {
      readonly kind: 'paid'
      readonly part: CashOutPart
      /** The bet afterwards. */
      readonly bet: OwnedBet
    }
  | {
      readonly kind: 'refused'
      readonly error: ErrorName
      /** What the whole bet is worth now, in subunits; null where it cannot be cashed out. */
      readonly value: bigint | null
    }

/**
 * The player gets the value he saw, whatever it has risen to since; when the bet is worth less by now he gets nothing and
 * is told the new value.
 * @param isOff the result of an open leg is known, or its provider is down, whatever the board still says
 */
export function decideCashOut(
  bet: OwnedBet,
  wish: CallBody<'cashOutBet'>,
  sources: ValueSources,
  now: number,
  isOff: boolean,
): CashOutDecision {
  const value = isOff ? null : cashOutValue(bet, sources, now)
  if (value === null) return { kind: 'refused', error: 'cash_out_unavailable', value }
  const seen = BigInt(wish.to_cashout)
  if (value < seen) return { kind: 'refused', error: 'cash_out_changed', value }
  const part = cashOutPart(bet.stake, seen, wish)
  if (part === null) return { kind: 'refused', error: 'cash_out_amount', value }
  return { kind: 'paid', part, bet: afterwards(bet, part, now) }
}

function afterwards(bet: OwnedBet, part: CashOutPart, now: number): OwnedBet {
  const stake = bet.stake - part.stake
  const cashOuts = [...bet.cashOuts, { ...part, at: now }]
  if (stake === 0n) {
    return { ...bet, stake, cashOuts, winAmount: 0n, status: 'cashed_out', result: 'cashed_out', settledAt: now }
  }
  // The possible return stands as it was promised, whatever became of the legs meanwhile.
  return { ...bet, stake, cashOuts, winAmount: winAsPlaced({ ...bet, stake }) }
}
