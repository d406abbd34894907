import type { EventData } from '@touchline/contract'
import { shownStatus } from './fold-market.ts'
import type { LiveMatch } from './state.ts'

/** A provider went down or came back: all its prices stop or start being bettable, their odds stay. */
export function applyProviderStatusChanged(match: LiveMatch, data: EventData<'provider_status_changed'>): LiveMatch {
  const providerUp = data.status === 'up'
  if (match.provider !== data.provider || match.providerUp === providerUp) return match
  const markets = new Map(
    [...match.markets].map(([key, market]) => {
      const marketStatus = shownStatus(market.status, providerUp)
      const outcomes = new Map([...market.outcomes].map(([id, outcome]) => [id, { ...outcome, marketStatus }]))
      return [key, { ...market, outcomes }]
    }),
  )
  return { ...match, providerUp, markets }
}
