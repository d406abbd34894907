import type { CallError } from '@touchline/client/http'
import type { Bet } from '@touchline/contract'
import { isOpen } from './filters.ts'

/** The player's bets, newest first, as far as they are known. */
export type BetsState =
  | { readonly step: 'unasked' }
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: CallError }
  | { readonly step: 'ready'; readonly bets: readonly Bet[] }

export const INITIAL_BETS: BetsState = { step: 'unasked' }

function mergedBet(known: Bet | undefined, bet: Bet): Bet {
  if (known === undefined) return bet
  const selections = bet.selections.map((leg) => {
    const before = known.selections.find((candidate) => candidate.id === leg.id)
    if (before === undefined) return leg
    const match = { ...leg.match, score: leg.match.score ?? before.match.score }
    return { ...leg, match, explanation: leg.explanation ?? before.explanation }
  })
  return { ...bet, selections }
}

/**
 * The list after a bet changed or was placed: in its place, or in front. What was known of its selections stays where
 * the change does not say it. A VIP bet that was rejected leaves the list (PLACE-04).
 */
export function withBet(bets: readonly Bet[], changed: Bet): readonly Bet[] {
  if (changed.is_vip && changed.status === 'rejected') return bets.filter((bet) => bet.id !== changed.id)
  const known = bets.find((bet) => bet.id === changed.id)
  const merged = mergedBet(known, changed)
  return known === undefined ? [merged, ...bets] : bets.map((bet) => (bet === known ? merged : bet))
}

/** The list after the value of a bet changed; the same list where it did not. */
export function withCashOutValue(bets: readonly Bet[], betId: number, value: number | null): readonly Bet[] {
  const known = bets.find((bet) => bet.id === betId)
  if (known === undefined || known.to_cashout === value) return bets
  return bets.map((bet) => (bet === known ? { ...bet, to_cashout: value } : bet))
}

/** Matches that open bets still wait for, those of the newest bets first. */
export function openMatchIds(bets: readonly Bet[]): readonly number[] {
  const legs = bets.filter(isOpen).flatMap((bet) => bet.selections)
  return [...new Set(legs.filter((leg) => leg.status === 'open').map((leg) => leg.match.id))]
}
