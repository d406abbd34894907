import { type Fraction, halfUp, legPays, times } from '../../plain-payout.ts'
import type { DecidedLeg } from './decided-leg.ts'

const ONE: Fraction = [1n, 1n]

/** The bonus of a bet as docs/reference/bonuses.md has it. */
export interface PaidBonus {
  readonly type: string
  /** Of a combo boost: the places that count, from 0, and what so many of them multiply winnings by, scaled. */
  readonly counting: readonly number[]
  readonly ranges: readonly {
    readonly min_count: number
    readonly max_count: number | null
    readonly bonus_odds: number
  }[]
}

/** Whether the house gives the stake. */
export const isOfHouse = (type: string): boolean => ['freebet', 'freebet_only_win', 'freebet_all_win'].includes(type)

/** The factor of so many selections that count, scaled. */
export function factorOf(ranges: PaidBonus['ranges'], count: number): number {
  const range = ranges.find(({ min_count, max_count }) => count >= min_count && count <= (max_count ?? count))
  return range?.bonus_odds ?? 10_000
}

/** What a single or combo with a bonus pays, in subunits; null while it is open. */
export function bonusPays(
  bonus: PaidBonus,
  { stake, cap }: { readonly stake: number; readonly cap: number },
  legs: readonly DecidedLeg[],
): number | null {
  const isLost = legs.some(({ ending }) => ending === 'lose')
  if (!isLost && legs.some(({ ending }) => ending === null)) return null
  const m = isLost
    ? ([0n, 1n] as const)
    : legs.reduce<Fraction>(
        (product, { odds, share, ending }) =>
          times(product, legPays(times([BigInt(odds), 10_000n], share), ending ?? 'void')),
        ONE,
      )
  const amount = halfUp(times(unitPays(bonus, m, legs), [BigInt(stake), 1n]))
  return amount > BigInt(cap) ? cap : Number(amount)
}

function unitPays({ type, counting, ranges }: PaidBonus, m: Fraction, legs: readonly DecidedLeg[]): Fraction {
  const won: Fraction = [m[0] - m[1], m[1]]
  const isAhead = won[0] > 0n
  switch (type) {
    case 'freebet':
    case 'freebet_only_win':
      return isAhead ? won : [0n, 1n]
    case 'freebet_all_win':
      return legs.every(({ ending }) => ending === 'void') ? [0n, 1n] : m
    case 'freebet_no_risk':
      return isAhead ? m : ONE
    case 'comboboost': {
      const count = counting.filter((place) => legs[place]?.ending !== 'void').length
      if (!isAhead) return m
      const more = times(won, [BigInt(factorOf(ranges, count)), 10_000n])
      return [more[0] + more[1], more[1]]
    }
    default:
      return m
  }
}
