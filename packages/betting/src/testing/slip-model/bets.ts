import { choose, lineProduct, type Ratio, ratio, sumOfLines } from '../rational-oracle.ts'

/** An outcome in the model's slip. Whether it is suspended, down or changed is always computed, never stored. */
export interface ModelLeg {
  readonly id: string
  readonly match: number
  readonly market: string
  readonly outcome: string
  readonly provider: string
  readonly odds: number
  readonly accepted: number
  readonly isOpen: boolean
  readonly status: string
}

/** A bet of the model: `wins` of a system, `price` of a bet of several outcomes of one match. */
export interface ModelBet {
  readonly kind: 'SINGLE' | 'COMBO' | 'SYSTEM' | 'CUSTOM_BET'
  readonly legs: readonly ModelLeg[]
  readonly wins: number
  readonly price: number
  readonly acceptedPrice: number
  /** The stake typed in, or the win it is to be made from. */
  readonly money: { readonly stake: number } | { readonly win: number }
}

export const NO_STAKE = { stake: 0 }

export function modelBet(
  kind: ModelBet['kind'],
  legs: readonly ModelLeg[],
  money: ModelBet['money'] = NO_STAKE,
): ModelBet {
  return { kind, legs, wins: 0, price: 0, acceptedPrice: 0, money }
}

export function nameOf({ kind, legs }: ModelBet): string {
  const ids = legs.map(({ id }) => id)
  if (kind === 'CUSTOM_BET') return `custom:${ids.join('+')}`
  return kind === 'SINGLE' ? (ids[0] ?? '') : kind.toLowerCase()
}

/** What a bet returns for a stake of one: every line written down, all of them added up, shared by their number. */
export function returnOf(bet: ModelBet): Ratio {
  const prices = bet.legs.map(({ odds }) => ratio(odds, 10_000))
  if (bet.kind === 'CUSTOM_BET') return ratio(bet.price, 10_000)
  if (bet.kind !== 'SYSTEM') return lineProduct(prices)
  const { top, bottom } = sumOfLines(prices, bet.wins)
  return { top, bottom: bottom * BigInt(choose(prices, bet.wins).length) }
}

/** The nearest integer, the upper one of two that are as near. */
export function nearest(top: bigint, bottom: bigint): bigint {
  const below = top / bottom
  return 2n * (top - below * bottom) >= bottom ? below + 1n : below
}

export function winOf(stake: number, { top, bottom }: Ratio): bigint {
  return nearest(BigInt(stake) * top, bottom)
}

/** The stake of a bet: as typed, or the one that gives the wanted win at the current prices. */
export function stakeOf(bet: ModelBet): number {
  if ('stake' in bet.money) return bet.money.stake
  const { top, bottom } = returnOf(bet)
  return Number(nearest(BigInt(bet.money.win) * bottom, top))
}

/** The terms of the model's book: a stake between two figures, a return it can pay and that is above the stake. */
export interface ModelTerms {
  readonly minStake: number
  readonly maxStake: number
  readonly maxPayout: number
}

export function isTaken(stake: number, returns: Ratio, terms: ModelTerms): boolean {
  const win = winOf(stake, returns)
  if (stake < terms.minStake || stake > terms.maxStake) return false
  return win <= BigInt(terms.maxPayout) && win > BigInt(stake)
}
