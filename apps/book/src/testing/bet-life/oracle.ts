/**
 * What should be, computed the plain way: exact fractions, one bet at a time, from every message about
 * a match. Knows nothing of the book's code.
 */
import { type Ending, type Fraction, legPays, linesPay } from '../plain-payout.ts'

export type Side = 'home' | 'away'

interface Span {
  readonly from: number | null
  readonly to: number | null
}

export interface CancelModel extends Span {
  readonly messageAt: number
  readonly keepsResults: boolean
}

/** How a side ended, or that it is undecided (`known` null); without a side, of all of them. */
interface Word {
  readonly side: Side | null
  readonly messageAt: number
  readonly known: Known | null
}

interface Known {
  readonly ending: Ending
  readonly share: readonly [number, number]
}

export interface MatchModel {
  /** The results that were stated, in order of arrival. */
  readonly words: Word[]
  readonly cancels: CancelModel[]
  readonly rollbacks: (Span & { readonly messageAt: number })[]
  /** The last withdrawal; the draw cannot be withdrawn. */
  withdrawal: { readonly messageAt: number; readonly percent: number; readonly pricedTo: number } | null
}

export interface BetModel {
  readonly id: number
  readonly legs: readonly { readonly match: number; readonly side: Side; readonly odds: number }[]
  /** Lines that must win, for a system; null for singles and combos. */
  readonly system: number | null
  readonly placedAt: number
  readonly acceptedAt: number
  /** Not accepted, as a leg took no bet any more when its delay was over. */
  rejected: boolean
  isDecided: boolean
  stake: number
  cancelled: boolean
  cashedOut: boolean
  /** What it has paid the player, cash-outs apart. */
  paid: number
}

/** Whether a later rollback covers the cancellation. */
function isTakenBack(cancel: CancelModel, { rollbacks }: MatchModel): boolean {
  return rollbacks.some(
    (rollback) =>
      rollback.messageAt >= cancel.messageAt &&
      (rollback.from === null || (cancel.from !== null && rollback.from <= cancel.from)) &&
      (rollback.to === null || (cancel.to !== null && rollback.to >= cancel.to)),
  )
}

/**
 * The last result stated for a side, when it was stated, and since when the side is decided; in order of statement
 * time.
 */
function stateOf({ words }: MatchModel, side: Side) {
  const own = words.filter((word) => word.side === side || word.side === null).sort((a, b) => a.messageAt - b.messageAt)
  let decidedAt: number | null = null
  for (const { known, messageAt } of own) {
    decidedAt = known === null || known.ending === 'void' ? null : (decidedAt ?? messageAt)
  }
  const last = own.at(-1)
  return { known: last?.known ?? null, messageAt: last?.messageAt ?? 0, decidedAt }
}

/** Whether a bet on a side that was requested at `placedAt` may be taken at `now`. */
export function takesBets(match: MatchModel, side: Side, placedAt: number, now: number): boolean {
  if (stateOf(match, side).known !== null) return false
  return !match.cancels.some(
    (cancel) =>
      (cancel.from ?? 0) <= now && placedAt <= (cancel.to ?? Number.MAX_SAFE_INTEGER) && !isTakenBack(cancel, match),
  )
}

/** What a unit of stake on a leg returns; null while it is open. */
function legReturns(
  match: MatchModel,
  side: Side,
  odds: number,
  { placedAt, acceptedAt }: Pick<BetModel, 'placedAt' | 'acceptedAt'>,
): Fraction | null {
  const { known, messageAt, decidedAt } = stateOf(match, side)
  const isVoid = match.cancels.some((cancel) => {
    const covers = (span: Span) => (span.from ?? 0) <= placedAt && placedAt <= (span.to ?? Number.MAX_SAFE_INTEGER)
    const isKept = cancel.keepsResults && known !== null && messageAt <= cancel.messageAt
    return covers(cancel) && !isTakenBack(cancel, match) && !isKept
  })
  if (isVoid || (decidedAt !== null && placedAt > decidedAt)) return [1n, 1n]
  if (known === null) return null
  const [n, d] = known.share
  const { withdrawal } = match
  const kept = withdrawal === null || acceptedAt > withdrawal.pricedTo ? 100 : 100 - withdrawal.percent
  const price: Fraction = [BigInt((1_000_000 + (odds - 10_000) * kept) * n), BigInt(1_000_000 * d)]
  return legPays(price, known.ending)
}

/** Whether an open leg prevents a cash-out, because no bet would be accepted on it. */
export function hasClosedLeg(bet: BetModel, matches: readonly MatchModel[], now: number): boolean {
  return bet.legs.some(({ match, side, odds }) => {
    const of = matches[match] as MatchModel
    return legReturns(of, side, odds, bet) === null && !takesBets(of, side, now, now)
  })
}

/** What a bet pays now; null while it is open. */
export function betPays(bet: BetModel, matches: readonly MatchModel[]): number | null {
  if (bet.cancelled) return bet.stake
  const legs = bet.legs.map(({ match, side, odds }) => legReturns(matches[match] as MatchModel, side, odds, bet))
  const amount = linesPay(legs, bet.system, bet.stake)
  return amount === null ? null : Number(amount)
}

/** A player's money: what they have, and what they owe because corrections could not take it. */
export interface Purse {
  balance: number
  debt: number
}

/** Pays a bet's return, or takes a paid return back. */
export function move(purse: Purse, amount: number): void {
  if (amount > 0) {
    const repaid = Math.min(purse.debt, amount)
    purse.debt -= repaid
    purse.balance += amount - repaid
  } else {
    const given = Math.min(purse.balance, -amount)
    purse.balance -= given
    purse.debt += -amount - given
  }
}
