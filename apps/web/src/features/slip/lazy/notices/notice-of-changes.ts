import { countBlockedLegs, isBlocked, type SlipState } from '@touchline/betting'

export interface ChangeNotice {
  /** A sentence. */
  readonly message:
    | 'slip.notice.changed'
    | 'slip.notice.raised'
    | 'slip.notice.lower'
    | 'slip.notice.bonus'
    | 'slip.notice.suspended'
    | 'slip.notice.unavailable'
  /** The same for where there is little room. */
  readonly short: 'slip.peek.accept' | 'slip.peek.bonus' | 'slip.peek.suspended' | 'slip.peek.unavailable'
  readonly count: number
}

/** What moved in the slip, in one sentence; null where nothing did. */
export function noticeOfChanges(slip: SlipState): ChangeNotice | null {
  const legs = slip.bets.flatMap((bet) => bet.selections)
  const changed = legs.filter((leg) => leg.isChanged && !leg.isSuspended)
  if (changed.length > 0) {
    const up = changed.filter((leg) => leg.odds > leg.acceptedOdds).length
    const message =
      up === changed.length ? 'slip.notice.raised' : up === 0 ? 'slip.notice.lower' : 'slip.notice.changed'
    return { message, short: 'slip.peek.accept', count: changed.length }
  }
  if (slip.bets.some((bet) => bet.agreedBonus !== undefined))
    return { message: 'slip.notice.bonus', short: 'slip.peek.bonus', count: 1 }
  const suspended = countBlockedLegs(slip.bets)
  if (suspended === 0) return null
  // Outcomes of a provider that is down do not reopen with the match.
  const isAllLost = legs.filter(isBlocked).every((leg) => leg.isNotAvailable)
  return isAllLost
    ? { message: 'slip.notice.unavailable', short: 'slip.peek.unavailable', count: suspended }
    : { message: 'slip.notice.suspended', short: 'slip.peek.suspended', count: suspended }
}
