import type { AnySportModel, MatchEvent, SportState } from '../models/types.ts'
import type { LegOutcome, MarketRef } from '../pricing/fair.ts'

/** How a market ended: the result of each of its outcomes. */
export interface EndedMarket extends MarketRef {
  readonly outcomes: Readonly<Record<string, LegOutcome>>
}

/** Books are looked at again after the first points, then with each period: between them markets hardly differ. */
const FIRST_POINTS = 5
const MOST_LOOKS = 10

/**
 * The results of the markets offered in the course of a match: at its start, and again after each change of score and
 * period. Empty before its end.
 */
export function settledMarkets(
  model: AnySportModel,
  truth: unknown,
  events: readonly MatchEvent[],
): readonly EndedMarket[] {
  const offered = new Map<string, { readonly ref: MarketRef; readonly outcomes: Set<string> }>()
  let state: SportState = model.initial(truth)
  let seen = model.score(truth, state)
  let looks = 0

  function look(): void {
    looks++
    for (const { id, specifier, outcomes } of model.fair(truth, state)) {
      const key = `${id}/${specifier}`
      const known = offered.get(key) ?? { ref: { id, specifier }, outcomes: new Set() }
      for (const outcome of outcomes) known.outcomes.add(outcome.id)
      offered.set(key, known)
    }
  }

  look()
  for (const event of events) {
    state = model.apply(truth, state, event)
    const next = model.score(truth, state)
    const scored = next.home + next.away
    const isOther =
      next.periods.length !== seen.periods.length || (scored !== seen.home + seen.away && scored <= FIRST_POINTS)
    seen = next
    if (isOther && looks < MOST_LOOKS && state.phase !== 'ended') look()
  }
  if (state.phase !== 'ended') return []
  return [...offered.values()].flatMap(({ ref, outcomes }) => {
    const decided: Record<string, LegOutcome> = {}
    for (const id of outcomes) {
      const decision = model.outcome(ref, id, state)
      if (decision === 'open') return []
      decided[id] = decision
    }
    return [{ ...ref, outcomes: decided }]
  })
}
