import type { Odds } from '../../odds/index.ts'
import {
  EVENT_STATUS,
  type EventStatusName,
  isBettable,
  marketKey,
  type Provider,
  type SportType,
} from '../../vocabulary/index.ts'

/** An outcome as picked from a listing or a match page. */
export interface OutcomePick {
  readonly matchId: number
  readonly matchUrnId: string
  readonly matchSlug: string
  readonly matchStatus: EventStatusName
  readonly marketId: number
  readonly marketName: string
  readonly marketGroup: string
  readonly specifier: string
  readonly outcomeId: string
  readonly outcomeName: string
  readonly odds: Odds
  /** Whether the market is open and the outcome active in it. */
  readonly active: boolean
  readonly provider: Provider
  readonly sportKey: string
  readonly nameA: string
  readonly nameB: string
  readonly categoryName: string
  readonly type: SportType
}

/** An outcome in the slip. Live score and clock are not here: they are read from the live data where shown. */
export interface SlipSelection extends OutcomePick {
  /** `match/market/specifier/outcome`, unique in the slip. */
  readonly id: string
  /** Price the player last agreed to. */
  readonly acceptedOdds: Odds
  /** Price when picked. */
  readonly initialOdds: Odds
  /** Not open for bets at the moment. */
  readonly isSuspended: boolean
  /** The price moved in a way that the acceptance mode does not cover. */
  readonly isChanged: boolean
  /** Its data provider is down. */
  readonly isNotAvailable: boolean
}

/** Key of an outcome, also the value of `data-outcome` on its button. */
export function outcomeKey(outcome: Pick<OutcomePick, 'matchId' | 'marketId' | 'specifier' | 'outcomeId'>): string {
  return `${outcome.matchId}/${marketKey(outcome.marketId, outcome.specifier)}/${outcome.outcomeId}`
}

/** A picked outcome as a selection at its current price. */
export function createSelection(pick: OutcomePick, inactiveProviders: readonly Provider[]): SlipSelection {
  return {
    ...pick,
    id: outcomeKey(pick),
    acceptedOdds: pick.odds,
    initialOdds: pick.odds,
    isSuspended: !pick.active || !isBettable(EVENT_STATUS[pick.matchStatus]),
    isChanged: false,
    isNotAvailable: inactiveProviders.includes(pick.provider),
  }
}
