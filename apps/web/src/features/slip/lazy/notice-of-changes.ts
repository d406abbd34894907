import type { SlipState } from '@touchline/betting'

type Message = 'slip.notice.changed' | 'slip.notice.raised' | 'slip.notice.lower' | 'slip.notice.suspended'

/** What moved in the slip, in one sentence; null where nothing did. */
export function noticeOfChanges(slip: SlipState): { readonly message: Message; readonly count: number } | null {
  const legs = slip.bets.flatMap((bet) => bet.selections)
  const changed = legs.filter((leg) => leg.isChanged && !leg.isSuspended)
  if (changed.length > 0) {
    const up = changed.filter((leg) => leg.odds > leg.acceptedOdds).length
    const message =
      up === changed.length ? 'slip.notice.raised' : up === 0 ? 'slip.notice.lower' : 'slip.notice.changed'
    return { message, count: changed.length }
  }
  const suspended = legs.filter((leg) => leg.isSuspended || leg.isNotAvailable).length
  return suspended > 0 ? { message: 'slip.notice.suspended', count: suspended } : null
}
