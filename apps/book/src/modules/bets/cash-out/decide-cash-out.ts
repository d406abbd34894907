import type { CallBody, ErrorName } from '@touchline/contract'
import type { OwnedBet } from '../load-bets.ts'
import { winAsPlaced } from '../win-as-placed.ts'
import { type CashOutPart, type CashOutWorth, cashOutPart, wholeOf } from './cash-out-part.ts'
import { cashOutWorth } from './cash-out-value.ts'
import type { ValueSources } from './leg-value.ts'
import { NO_REMAINDER } from './remainder.ts'

/** The decision about a cash-out request. */
export type CashOutDecision =
  | {
      readonly kind: 'paid'
      readonly part: CashOutPart
      /** The bet afterwards. */
      readonly bet: OwnedBet
      /** What the whole was worth, and by which prices: they justify what is paid. */
      readonly worth: CashOutWorth
    }
  | {
      readonly kind: 'refused'
      readonly error: ErrorName
      /** What the whole bet is worth now, in subunits; null where it cannot be cashed out. */
      readonly value: bigint | null
    }

/**
 * The player gets the value they saw even if it has risen. If the bet is now worth less, they get nothing and receive
 * the new value, unless it fell by no more than they accept. A cash-out in play is decided twice: when it is requested
 * and when its delay is over.
 * @param off why it cannot be cashed out even if the board has prices; null: nothing prevents it
 */
export function decideCashOut(
  bet: OwnedBet,
  wish: CallBody<'cashOutBet'>,
  sources: ValueSources,
  now: number,
  off: 'provider_down' | 'cash_out_unavailable' | null,
): CashOutDecision {
  if (off !== null) return { kind: 'refused', error: off, value: null }
  const worth = cashOutWorth(bet, sources, now)
  if (worth === null) return { kind: 'refused', error: 'cash_out_unavailable', value: null }
  const value = wholeOf(worth)
  const seen = BigInt(wish.to_cashout)
  if (value * 100n < seen * BigInt(100 - (wish.tolerance ?? 0)))
    return { kind: 'refused', error: 'cash_out_changed', value }
  const part = cashOutPart(bet.stake, worth, value < seen ? value : seen, wish)
  if (part === 'too_small') return { kind: 'refused', error: 'cash_out_too_small', value }
  if (part === 'not_a_part') return { kind: 'refused', error: 'cash_out_amount', value }
  return { kind: 'paid', part, bet: afterwards(bet, part, now), worth }
}

/** All of a bet, for what it is worth now, where that is what its player waits for or more; null where it is not. */
export function decideAutoCashOut(
  bet: OwnedBet,
  sources: ValueSources,
  now: number,
): Extract<CashOutDecision, { kind: 'paid' }> | null {
  const worth = bet.autoCashOut === null || bet.askedCashOut !== null ? null : cashOutWorth(bet, sources, now)
  if (worth === null || bet.autoCashOut === null) return null
  const value = wholeOf(worth)
  if (value < bet.autoCashOut) return null
  const part = { stake: bet.stake, amount: value, remainder: NO_REMAINDER }
  return { kind: 'paid', part, bet: afterwards(bet, part, now), worth }
}

/** How long a cash-out has to wait before it is paid: as long as a bet, where an event of an open leg is played now. */
export function delayOf({ basis }: Pick<CashOutWorth, 'basis'>, liveDelayMs: number): number {
  return basis.some((leg) => leg.isLive) ? liveDelayMs : 0
}

function afterwards(bet: OwnedBet, part: CashOutPart, now: number): OwnedBet {
  const stake = bet.stake - part.stake
  const cashOuts = [...bet.cashOuts, { stake: part.stake, amount: part.amount, at: now, isAuto: false }]
  const cashRemainder = part.remainder
  const ended = { autoCashOut: null, askedCashOut: null }
  if (stake === 0n) {
    return {
      ...bet,
      ...ended,
      stake,
      cashOuts,
      winAmount: 0n,
      status: 'cashed_out',
      result: 'cashed_out',
      settledAt: now,
    }
  }
  // The potential return stays as promised at placement, even if legs have results since.
  return { ...bet, ...ended, stake, cashOuts, cashRemainder, winAmount: winAsPlaced({ ...bet, stake }) }
}
