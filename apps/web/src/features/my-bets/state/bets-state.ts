import type { CallError } from '@touchline/client/http'
import type { Bet } from '@touchline/contract'
import { isOpen } from './filters.ts'
import type { CashOutValues } from './value-batch.ts'

/** The player's bets, newest first, as far as they are known. */
export type BetsState =
  | { readonly step: 'unasked' }
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: CallError }
  /** `isPartial`: older ones are on their way; nothing is added up before they are here. */
  | { readonly step: 'ready'; readonly bets: readonly Bet[]; readonly isPartial?: boolean }

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
 * The list after a bet changed or was placed, in its order. Details of selections that the change omits stay. A
 * rejected VIP bet leaves the list (PLACE-04).
 */
export function withBet(bets: readonly Bet[], changed: Bet): readonly Bet[] {
  if (changed.is_vip && changed.status === 'rejected') return bets.filter((bet) => bet.id !== changed.id)
  const known = bets.find((bet) => bet.id === changed.id)
  const merged = mergedBet(known, changed)
  if (known !== undefined) return bets.map((bet) => (bet === known ? merged : bet))
  const older = bets.findIndex((bet) => bet.id < merged.id)
  return older < 0 ? [...bets, merged] : bets.toSpliced(older, 0, merged)
}

/** The list after the values of bets changed; the same list where none did. */
export function withCashOutValues(bets: readonly Bet[], values: CashOutValues): readonly Bet[] {
  let isSame = true
  const next = bets.map((bet) => {
    const { to_cashout, cashout_off } = values.get(bet.id) ?? bet
    if (to_cashout === bet.to_cashout && cashout_off === bet.cashout_off) return bet
    isSame = false
    return { ...bet, to_cashout, cashout_off }
  })
  return isSame ? bets : next
}

/** Matches that open bets still wait for, those of the newest bets first. */
export function openEventIds(bets: readonly Bet[]): readonly number[] {
  const legs = bets.filter(isOpen).flatMap((bet) => bet.selections)
  return [...new Set(legs.filter((leg) => leg.status === 'open').map((leg) => leg.match.id))]
}
