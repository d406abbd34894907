import { marketKey, type SportKey } from '@touchline/betting'
import {
  type AnySportModel,
  describedOutcomes,
  type LegOutcome,
  type MarketRef,
  marketDescriptor,
  type SportState,
} from '@touchline/sports'
import type { MarketResult, VoidReason } from '../../../pricing/results/index.ts'
import type { OpenLeg } from './open-legs.ts'

/** A match as results are read from it. */
export interface Decidable {
  readonly id: number
  readonly sport: SportKey
  readonly model: AnySportModel
  readonly truth: unknown
  readonly state: SportState
}

/**
 * Results of the markets bets wait for, as far as the state decides them. A market is decided when all its outcomes
 * are; its result names all of them, since a bet on another one may still be on its way into the database.
 */
export function decide(match: Decidable, legs: readonly OpenLeg[]): readonly MarketResult[] {
  const markets = new Map<string, { readonly ref: MarketRef; readonly outcomes: Set<string> }>()
  for (const { marketId, specifier, outcomeId } of legs) {
    const key = marketKey(marketId, specifier)
    const ref = { id: marketId, specifier }
    const market = markets.get(key) ?? { ref, outcomes: new Set(knownOutcomes(match, ref)) }
    market.outcomes.add(outcomeId)
    markets.set(key, market)
  }
  const results: MarketResult[] = []
  for (const { ref, outcomes } of markets.values()) {
    const decided = decideAll(match, ref, outcomes)
    if (decided === null) continue
    results.push({
      eventId: match.id,
      marketId: ref.id,
      specifier: ref.specifier,
      outcomes: decided,
      finalText: match.model.finalText(match.state),
      voidReason: Object.values(decided).includes('void') ? reasonOf(match.state) : null,
    })
  }
  return results
}

/** What a match that did not come to its end leaves undecided is void for that. */
function reasonOf({ ending }: SportState): VoidReason | null {
  return ending === 'regular' ? null : ending
}

function decideAll(
  { model, state }: Decidable,
  ref: MarketRef,
  outcomes: ReadonlySet<string>,
): Readonly<Record<string, LegOutcome>> | null {
  const decided: Record<string, LegOutcome> = {}
  for (const outcome of outcomes) {
    const decision = model.outcome(ref, outcome, state)
    if (decision === 'open') return null
    decided[outcome] = decision
  }
  return decided
}

/** Outcomes a market is known to have: from its description, or for players from the book at the start. */
function knownOutcomes({ sport, model, truth }: Decidable, ref: MarketRef): readonly string[] {
  const descriptor = marketDescriptor(sport, ref.id)
  if (descriptor === null) return []
  const described = describedOutcomes(descriptor, ref.specifier)
  if (described.length > 0) return described.map((outcome) => outcome.id)
  const opening = model.fair(truth, model.initial(truth)).find((market) => market.id === ref.id)
  return opening?.outcomes.map((outcome) => outcome.id) ?? []
}
