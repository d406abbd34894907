import type { MarketUpdate } from './actions.ts'
import type { SlipSelection } from './selection.ts'
import { type DataProvider, isBettable, MARKET_ALLOWED, type MatchStatus } from './vocabulary.ts'

/** A selection after markets of its match were updated; a market that is not among them leaves it as it is. */
export function updateFromMarkets(
  selection: SlipSelection,
  matchId: number,
  markets: readonly MarketUpdate[],
): SlipSelection {
  if (selection.matchId !== matchId) return selection
  const market = markets.find(({ id, specifier }) => id === selection.marketId && specifier === selection.specifier)
  if (market === undefined) return selection
  const outcome = market.outcomes.find(({ id }) => id === selection.outcomeId)
  if (market.status !== MARKET_ALLOWED || outcome === undefined || !outcome.active) {
    return { ...selection, active: false, isSuspended: true }
  }
  return { ...selection, active: true, isSuspended: !isBettable(selection.matchStatus), odds: outcome.odds }
}

/** A selection after its match changed status: only prematch and live ones may be bet on. */
export function updateMatchStatus(selection: SlipSelection, matchId: number, status: MatchStatus): SlipSelection {
  if (selection.matchId !== matchId) return selection
  return { ...selection, matchStatus: status, isSuspended: !selection.active || !isBettable(status) }
}

/** A selection after providers went down or came back. */
export function updateAvailability(selection: SlipSelection, inactive: readonly DataProvider[]): SlipSelection {
  return { ...selection, isNotAvailable: inactive.includes(selection.provider) }
}
