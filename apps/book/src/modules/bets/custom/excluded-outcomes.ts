import { MARKET_STATUS } from '@touchline/betting'
import type { CustomQuote } from '@touchline/contract'
import type { BetsParts } from '../parts.ts'
import type { Selected } from '../placement/price-legs.ts'

type Excluded = CustomQuote['excluded'][number]

/** Each costs a part of a millisecond: after so many of them others have their turn. */
const AT_ONCE = 10

/** The outcomes open on the board of the match that never win together with these. */
export async function excludedOutcomes(
  { board, customPricer }: Pick<BetsParts, 'board' | 'customPricer'>,
  picks: readonly Selected[],
): Promise<readonly Excluded[]> {
  const [first] = picks
  const match = first === undefined ? undefined : board.event(first.match_id)
  if (first === undefined || match === undefined) return []
  const legs = picks.map((pick) => ({ id: pick.market_id, specifier: pick.specifier, outcomeId: pick.outcome_id }))
  const found: Excluded[] = []
  let asked = 0
  for (const { id, specifier, status, outcomes } of match.markets.values()) {
    if (status !== MARKET_STATUS.allowed) continue
    for (const outcome of outcomes) {
      const isPicked = legs.some((leg) => leg.id === id && leg.specifier === specifier && leg.outcomeId === outcome.id)
      if (isPicked || !outcome.active) continue
      asked += 1
      if (asked % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve))
      const joint = customPricer.jointProbability(first.match_id, [...legs, { id, specifier, outcomeId: outcome.id }])
      if (joint === 0) found.push({ market_id: id, specifier, outcome_id: outcome.id })
    }
  }
  return found
}
