import type { OutcomePick } from '@touchline/betting'
import type { Market, Outcome, SportEvent } from '@touchline/contract'
import { leagueOf } from '../../../navigation/index.ts'

/** Everything the slip keeps of an outcome, without what moves: its price, and whether it is open. */
export type PickedNames = Omit<OutcomePick, 'odds' | 'active' | 'matchStatus'>

/** The parts of an event that a pick names. */
export interface EventNames {
  readonly matchId: number
  readonly matchUrnId: string
  readonly matchSlug: string
  readonly provider: OutcomePick['provider']
  readonly sportKey: string
  readonly nameA: string
  readonly nameB: string
  readonly categoryName: string
  readonly type: OutcomePick['type']
}

/** Names of an event, as the slip shows them: sides of a match, otherwise its own. */
export function eventNames(event: SportEvent): EventNames {
  const tournament = leagueOf(event)
  return {
    matchId: event.id,
    matchUrnId: event.urn_id,
    matchSlug: event.slug,
    provider: event.provider,
    sportKey: tournament.sport.key,
    nameA: event.type === 'match' ? event.competitors.home.name : event.name,
    nameB: event.type === 'match' ? event.competitors.away.name : '',
    categoryName: tournament.category.name,
    type: tournament.sport.type,
  }
}

/** An outcome of a market of an event, ready to be picked. */
export function pickedNames(event: EventNames, market: Market, outcome: Outcome): PickedNames {
  return {
    ...event,
    marketId: market.id,
    marketName: market.name,
    marketGroup: market.market_groups[0] ?? '',
    specifier: market.specifier,
    outcomeId: outcome.id,
    outcomeName: outcome.name,
  }
}
