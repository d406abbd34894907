/**
 * What should be, computed the plain way: exact fractions, one bet at a time, from everything that was ever said about a
 * match. Knows nothing of the book's code.
 */
export type Side = 'home' | 'away'
export type Ending = 'win' | 'half_win' | 'void' | 'half_lose' | 'lose'

interface Span {
  readonly from: number | null
  readonly to: number | null
}

export interface CancelSaid extends Span {
  readonly saidAt: number
  readonly keepsResults: boolean
}

export interface MatchModel {
  /** What is known, per side; the latest word about the market was said at `saidAt`. */
  readonly known: Partial<Record<Side, { readonly ending: Ending; readonly share: readonly [number, number] } | null>>
  saidAt: number
  readonly cancels: CancelSaid[]
  readonly rollbacks: (Span & { readonly saidAt: number })[]
  /** The draw does not take part: what was said of it last. */
  withdrawal: { readonly saidAt: number; readonly percent: number; readonly pricedTo: number } | null
}

export interface BetModel {
  readonly id: number
  readonly legs: readonly { readonly match: number; readonly side: Side; readonly odds: number }[]
  /** Lines that must win, for a system; null for singles and combos. */
  readonly system: number | null
  readonly placedAt: number
  readonly acceptedAt: number
  stake: number
  cancelled: boolean
  cashedOut: boolean
  /** What it has paid the player, cash-outs apart. */
  paid: number
}

type Fraction = readonly [n: bigint, d: bigint]

const times = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]]
const plus = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]]

/** What a unit of stake on a leg returns; null while it is open. */
function legReturns(
  match: MatchModel,
  side: Side,
  odds: number,
  { placedAt, acceptedAt }: Pick<BetModel, 'placedAt' | 'acceptedAt'>,
): Fraction | null {
  const known = match.known[side] ?? null
  const isVoid = match.cancels.some((cancel) => {
    const covers = (span: Span) => (span.from ?? 0) <= placedAt && placedAt <= (span.to ?? Number.MAX_SAFE_INTEGER)
    const takenBack = match.rollbacks.some(
      (rollback) =>
        rollback.saidAt >= cancel.saidAt &&
        (rollback.from === null || (cancel.from !== null && rollback.from <= cancel.from)) &&
        (rollback.to === null || (cancel.to !== null && rollback.to >= cancel.to)),
    )
    const stands = cancel.keepsResults && known !== null && match.saidAt <= cancel.saidAt
    return covers(cancel) && !takenBack && !stands
  })
  if (isVoid) return [1n, 1n]
  if (known === null) return null
  const [n, d] = known.share
  const { withdrawal } = match
  const kept = withdrawal === null || acceptedAt > withdrawal.pricedTo ? 100 : 100 - withdrawal.percent
  const price: Fraction = [BigInt((1_000_000 + (odds - 10_000) * kept) * n), BigInt(1_000_000 * d)]
  switch (known.ending) {
    case 'win':
      return price
    case 'half_win':
      return times(plus(price, [1n, 1n]), [1n, 2n])
    case 'void':
      return [1n, 1n]
    case 'half_lose':
      return [1n, 2n]
    case 'lose':
      return [0n, 1n]
  }
}

/** What a bet pays now; null while it is open. */
export function betPays(bet: BetModel, matches: readonly MatchModel[]): number | null {
  if (bet.cancelled) return bet.stake
  const legs = bet.legs.map(({ match, side, odds }) => legReturns(matches[match] as MatchModel, side, odds, bet))
  const lines = bet.system === null ? [legs] : choose(legs, bet.system)
  const alive = lines.filter((line) => !line.some((leg) => leg !== null && leg[0] === 0n))
  if (alive.length === 0) return 0
  if (legs.some((leg) => leg === null)) return null
  const sum = alive
    .map((line) => line.reduce<Fraction>((product, leg) => times(product, leg as Fraction), [1n, 1n]))
    .reduce(plus)
  const [n, d] = times(sum, [BigInt(bet.stake), BigInt(lines.length)])
  return Number((2n * n + d) / (2n * d))
}

function choose<T>(all: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return all.flatMap((first, index) => choose(all.slice(index + 1), count - 1).map((rest) => [first, ...rest]))
}

/** A player's money: what he has, and what he owes because corrections could not take it. */
export interface Purse {
  balance: number
  debt: number
}

/** A bet brings something, or takes back what it brought. */
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
