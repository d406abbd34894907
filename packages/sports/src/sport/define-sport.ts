import { customGroups } from '../markets/custom-groups.ts'
import type { OwnRule } from '../markets/rule.ts'
import { parseSpecifier, type SpecifierValues } from '../markets/specifier.ts'
import type { Market } from '../markets/types.ts'
import type { LegRef, SportModel, SportState } from '../models/types.ts'
import type { Decision, MarketRef } from '../pricing/fair.ts'
import { type Leaves, offerMarket, ruleOf } from './offer.ts'
import { decide, type Reached } from './reached.ts'
import type { View } from './view.ts'

/** A leg of a custom bet as its market reads it. */
export interface ReadLeg<V extends string, R> {
  readonly leg: LegRef
  readonly of: V
  readonly at: SpecifierValues
  readonly rule: R
}

/** How matches of a sport go, and the distributions that all of its markets hang on. */
export interface MatchModel<T, S extends SportState, V extends string, R extends OwnRule>
  extends Omit<SportModel<T, S>, 'fair' | 'outcome' | 'jointProbability'> {
  readonly leaves: Leaves
  /** What can be bet on at a state; [] when nothing can. */
  views(truth: T, state: S): readonly View<V, R>[]
  /** How far what a view counts has come. */
  reached(of: V, at: SpecifierValues, state: S): Reached<R>
  /** P(all legs win); their markets share a custom-bet group, all are open and none returns its stake at a line. */
  jointProbability?(truth: T, state: S, legs: readonly ReadLeg<V, R>[]): number | null
}

/** A sport whose events are matches: its markets in the order in which a match page shows them, and its model. */
export interface MatchSport<T, S extends SportState> {
  readonly markets: readonly Market[]
  readonly model: SportModel<T, S>
}

/** Makes a sport: prices, results and custom bets of every market follow from the market and the model's views. */
export function defineSport<T, S extends SportState, V extends string, R extends OwnRule>({
  markets,
  model,
}: {
  readonly markets: readonly Market<NoInfer<V>, NoInfer<R>>[]
  readonly model: MatchModel<T, S, V, R>
}): MatchSport<T, S> {
  const byId = new Map(markets.map((market) => [market.id, market]))
  const { leaves, views, reached, jointProbability: together, ...play } = model

  function readLeg(leg: LegRef): ReadLeg<V, R> | null {
    const market = byId.get(leg.id)
    const rule = market === undefined ? null : ruleOf(market, leg.specifier, leg.outcomeId)
    return market === undefined || rule === null
      ? null
      : { leg, of: market.counts, at: parseSpecifier(leg.specifier), rule }
  }

  function outcome(market: MarketRef, outcomeId: string, state: S): Decision {
    const read = readLeg({ ...market, outcomeId })
    const decision = read === null ? 'open' : decide(read.rule, reached(read.of, read.at, state))
    // What is left open at the end, what was never played and what this sport does not know is void.
    return decision === 'open' && state.phase === 'ended' ? 'void' : decision
  }

  function mayJoin(legs: readonly LegRef[], state: S): boolean {
    const groups = legs.map((leg) => {
      const market = byId.get(leg.id)
      return market === undefined ? [] : customGroups(market, leg)
    })
    const [first = []] = groups
    return (
      groups.every((own) => own.some((group) => first.includes(group))) &&
      legs.every((leg) => outcome(leg, leg.outcomeId, state) === 'open')
    )
  }

  return {
    markets,
    model: {
      ...play,
      outcome,
      fair(truth, state) {
        const open = views(truth, state)
        return markets.flatMap((market) =>
          open
            .filter(({ of }) => of === market.counts)
            .flatMap((view) => {
              const at = Object.fromEntries(Object.entries(view.at ?? {}).map(([key, value]) => [key, String(value)]))
              return offerMarket(market, view, () => reached(view.of, at, state), leaves)
            }),
        )
      },
      ...(together !== undefined && {
        jointProbability(truth: T, state: S, legs: readonly LegRef[]) {
          if (!mayJoin(legs, state)) return null
          const read = legs.map(readLeg)
          return read.includes(null)
            ? null
            : together(
                truth,
                state,
                read.filter((leg) => leg !== null),
              )
        },
      }),
    },
  }
}
