import { EVENT_STATUS, type EventStatusName, isBettable, MARKET_STATUS, type Provider } from '../../vocabulary/index.ts'
import type { MarketUpdate } from '../actions.ts'
import type { SlipSelection } from '../selections/selection.ts'

/** A selection after markets of its match were updated; a market that is not among them leaves it as it is. */
export function updateFromMarkets(
  selection: SlipSelection,
  eventId: number,
  markets: readonly MarketUpdate[],
): SlipSelection {
  if (selection.matchId !== eventId) return selection
  const market = markets.find(({ id, specifier }) => id === selection.marketId && specifier === selection.specifier)
  if (market === undefined) return selection
  const outcome = market.outcomes.find(({ id }) => id === selection.outcomeId)
  if (market.status !== MARKET_STATUS.allowed || outcome === undefined || !outcome.active) {
    return { ...selection, active: false, isSuspended: true }
  }
  return {
    ...selection,
    active: true,
    isSuspended: !isBettable(EVENT_STATUS[selection.matchStatus]),
    odds: outcome.odds,
  }
}

/** A selection after its match changed status: only prematch and live ones may be bet on. */
export function updateMatchStatus(selection: SlipSelection, eventId: number, status: EventStatusName): SlipSelection {
  if (selection.matchId !== eventId) return selection
  return { ...selection, matchStatus: status, isSuspended: !selection.active || !isBettable(EVENT_STATUS[status]) }
}

/** A selection after providers went down or came back. */
export function updateAvailability(selection: SlipSelection, inactive: readonly Provider[]): SlipSelection {
  return { ...selection, isNotAvailable: inactive.includes(selection.provider) }
}
