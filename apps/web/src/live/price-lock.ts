import { EVENT_STATUS } from '@touchline/contract/constants'
import { shownStatus } from './apply-market.ts'
import type { LiveEvent } from './state.ts'

/**
 * Whether prices of an event can be open: its provider is up, and it is upcoming or live (CAT-05). A stopped, closed,
 * finished or uncovered event takes no bet, even if the last message about its markets opened them.
 */
export function mayBeOpen({ providerUp, facts: { status } }: Pick<LiveEvent, 'providerUp' | 'facts'>): boolean {
  return providerUp && (status === EVENT_STATUS.prematch || status === EVENT_STATUS.live)
}

/** An event after a change that may lock or open all its prices at once; their odds stay. */
export function relocked(before: LiveEvent, after: LiveEvent): LiveEvent {
  const isOpen = mayBeOpen(after)
  if (isOpen === mayBeOpen(before)) return after
  const markets = new Map(
    [...after.markets].map(([key, market]) => {
      const marketStatus = shownStatus(market.status, isOpen)
      const outcomes = new Map(
        [...market.outcomes].map(([id, outcome]) => [
          id,
          outcome.marketStatus === marketStatus ? outcome : { ...outcome, marketStatus },
        ]),
      )
      return [key, { ...market, outcomes }]
    }),
  )
  return { ...after, markets }
}
