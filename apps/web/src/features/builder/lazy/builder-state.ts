import { MAX_CUSTOM_SELECTIONS } from '@touchline/betting'
import type { Market, Outcome } from '@touchline/contract'

/** An outcome picked for one bet with others of its match. */
export interface BuilderPick {
  readonly market: Market
  readonly outcome: Outcome
}

/** Names an outcome within its match. */
export function pickKey(market: Pick<Market, 'id' | 'specifier'>, outcomeId: string): string {
  return `${market.id}/${market.specifier}/${outcomeId}`
}

/** Why an outcome cannot be added to the picks. */
export type Obstacle = 'no_price' | 'same_market' | 'full' | 'excluded'

/**
 * Why an outcome cannot join the picks; null where it can, or is among them.
 * @param excluded keys that the server has refused beside these picks
 */
export function obstacleOf(
  picks: readonly BuilderPick[],
  market: Market,
  outcomeId: string,
  excluded: ReadonlySet<string>,
): Obstacle | null {
  const key = pickKey(market, outcomeId)
  if (picks.some((pick) => pickKey(pick.market, pick.outcome.id) === key)) return null
  if (market.outcomes.some(({ id, active }) => id === outcomeId && !active)) return 'no_price'
  if (picks.some((pick) => pick.market.id === market.id && pick.market.specifier === market.specifier))
    return 'same_market'
  if (picks.length >= MAX_CUSTOM_SELECTIONS) return 'full'
  return excluded.has(key) ? 'excluded' : null
}

/** The picks after a press: the outcome added, or taken away where it was. */
export function toggled(picks: readonly BuilderPick[], pick: BuilderPick): readonly BuilderPick[] {
  const key = pickKey(pick.market, pick.outcome.id)
  const others = picks.filter((each) => pickKey(each.market, each.outcome.id) !== key)
  return others.length < picks.length ? others : [...picks, pick]
}
