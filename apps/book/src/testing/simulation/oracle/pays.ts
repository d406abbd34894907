import { type Fraction, halfUp, legPays, linesPay, times } from '../../plain-payout.ts'
import { bonusPays, type PaidBonus } from './bonus-pays.ts'
import type { DecidedLeg } from './decided-leg.ts'

export interface PaidShape {
  readonly type: 'single' | 'combo' | 'system' | 'custom_bet'
  /** Legs of a line, for a system. */
  readonly wins: number | null
  /** The one price of a custom bet, scaled. */
  readonly odds: number
  /** Subunits. */
  readonly stake: number
  readonly cap: number
  /** Null: it has none. */
  readonly bonus: PaidBonus | null
}

const SCALE = 10_000n

/** What a unit of stake on a leg returns. */
function returns({ odds, ending, share }: DecidedLeg): Fraction | null {
  return ending === null ? null : legPays(times([BigInt(odds), SCALE], share), ending)
}

/** In subunits; null while it is open. */
export function betPays(shape: PaidShape, legs: readonly DecidedLeg[]): number | null {
  if (shape.bonus !== null) return bonusPays(shape.bonus, shape, legs)
  if (shape.type === 'custom_bet') return customPays(shape, legs)
  const amount = linesPay(legs.map(returns), shape.wins, shape.stake)
  return amount === null ? null : capped(amount, shape.cap)
}

function customPays({ stake, odds, cap }: PaidShape, legs: readonly DecidedLeg[]): number | null {
  if (legs.some((leg) => leg.ending === 'lose')) return 0
  if (legs.some((leg) => leg.ending === null)) return null
  const price: Fraction = legs.every((leg) => leg.ending === 'win') ? [BigInt(odds), SCALE] : [1n, 1n]
  return capped(halfUp(times(price, [BigInt(stake), 1n])), cap)
}

function capped(amount: bigint, cap: number): number {
  return amount > BigInt(cap) ? cap : Number(amount)
}
