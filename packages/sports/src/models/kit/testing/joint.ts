/** What holds for custom bets of every sport. */

import type { SportKey } from '@touchline/betting'
import { expect, test } from 'vitest'
import { createRng, type Rng } from '../../../rng.ts'
import { customBetGroups } from '../../../sports.ts'
import type { LegRef, SportModel, SportState } from '../../types.ts'
import { type PlayedMatch, playMatch, type SetupRange, setupOf } from './played-match.ts'

export interface JointPlan<T, S extends SportState> extends SetupRange {
  readonly sport: SportKey
  readonly model: SportModel<T, S>
  /** Matches whose results are compared with the chances, and how far off the model is allowed to be. */
  readonly matches: number
  readonly allowance: number
  /** Moments are drawn from a little before the start to this match time. */
  readonly horizonMs: number
  /** Decimals to which sums of parts agree with the whole; 8 where absent. */
  readonly digits?: number
}

interface Leg extends LegRef {
  readonly win: number
}

export function describeJoint<T, S extends SportState>(plan: JointPlan<T, S>): void {
  const { sport, model, digits = 8 } = plan
  const chance = (truth: T, state: S, legs: readonly LegRef[]) => model.jointProbability?.(truth, state, legs) ?? null

  test(`MATCH-03: one leg of ${sport} has its own price, exactly the markets with a group have one`, () => {
    for (let i = 0; i < 12; i++) {
      const { truth, state } = moment(plan, `own ${i}`)
      for (const market of model.fair(truth, state)) {
        for (const { id, win } of market.outcomes) {
          if (model.outcome(market, id, state) !== 'open') continue
          const alone = chance(truth, state, [{ ...market, outcomeId: id }])
          const name = `${market.id} ${market.specifier} ${id}`
          if (customBetGroups(sport, market).length === 0) expect(alone, name).toBeNull()
          else expect(alone ?? -1, name).toBeCloseTo(win, digits)
        }
      }
    }
  })

  test(`MATCH-03: the outcomes of one ${sport} market share what another leg has, two of them never win together`, () => {
    for (let i = 0; i < 25; i++) {
      const { truth, state, rng } = moment(plan, `shares ${i}`)
      const legs = legsOf(plan, truth, state)
      if (legs.length === 0) continue
      const [one, market] = [rng.pick(legs), rng.pick(legs)]
      const outcomes = legs.filter((leg) => leg.id === market.id && leg.specifier === market.specifier)
      // Double chances overlap: they are no parts of a whole.
      if (outcomes.reduce((sum, { win }) => sum + win, 0) > 1.5) continue
      const shares = outcomes.map((leg) => chance(truth, state, [one, leg]))
      if (shares.includes(null)) continue
      expect(shares.reduce<number>((sum, p) => sum + (p ?? 0), 0)).toBeCloseTo(one.win, digits)
      const [first, second] = outcomes
      if (first && second) expect(chance(truth, state, [first, second])).toBe(0)
      expect(chance(truth, state, [one, one])).toBeCloseTo(one.win, digits)
    }
  })

  test(`MATCH-03: combinations of ${sport} outcomes come true as often as they say`, () => {
    const kinds = new Map<string, { count: number; error: number; squares: number }>()
    for (let i = 0; i < plan.matches; i++) {
      const { truth, state, rng, match } = moment(plan, `true ${i}`)
      const legs = legsOf(plan, truth, state)
      const own = new Map<string, { count: number; error: number }>()
      for (let n = 0; n < 4 && legs.length > 0; n++) {
        const picked = Array.from({ length: rng.int(2, 3) }, () => rng.pick(legs))
        const p = chance(truth, state, picked)
        if (p === null || p < 0.02) continue
        const results = picked.map((leg) => model.outcome(leg, leg.outcomeId, match.final))
        if (results.includes('void')) continue
        const product = picked.reduce((all, leg) => all * leg.win, 1)
        const kind = p > 1.2 * product ? 'more than apart' : p < 0.8 * product ? 'less than apart' : 'about as apart'
        const sums = own.get(kind) ?? { count: 0, error: 0 }
        const error = (results.every((result) => result === 'win') ? 1 : 0) - p
        own.set(kind, { count: sums.count + 1, error: sums.error + error })
      }
      for (const [kind, { count, error }] of own) {
        const sums = kinds.get(kind) ?? { count: 0, error: 0, squares: 0 }
        kinds.set(kind, {
          count: sums.count + count,
          error: sums.error + error,
          squares: sums.squares + error * error,
        })
      }
    }
    for (const [kind, { count, error, squares }] of kinds) {
      const off = Math.abs(error / count)
      const tolerated = 3.5 * (Math.sqrt(squares) / count) + plan.allowance
      expect(off, `${kind}: ${count} combinations, off by ${off}, tolerated ${tolerated}`).toBeLessThan(tolerated)
    }
    expect(kinds.get('more than apart')?.count ?? 0).toBeGreaterThan(plan.matches / 10)
  })
}

interface Moment<T, S extends SportState> {
  readonly match: PlayedMatch<T, S>
  readonly truth: T
  readonly state: S
  readonly rng: Rng
}

function moment<T, S extends SportState>(plan: JointPlan<T, S>, name: string): Moment<T, S> {
  const seed = `${plan.sport} together ${name}`
  const match = playMatch(plan.model, setupOf(seed, plan), seed)
  const rng = createRng(`${seed} moment`)
  return { match, truth: match.truth, state: match.at(rng.range(-0.1, 1) * plan.horizonMs), rng }
}

/** Outcomes on offer that go into custom bets. */
function legsOf<T, S extends SportState>({ sport, model }: JointPlan<T, S>, truth: T, state: S): readonly Leg[] {
  return model
    .fair(truth, state)
    .filter((market) => customBetGroups(sport, market).length > 0)
    .flatMap(({ id, specifier, outcomes }) =>
      outcomes
        .filter((outcome) => model.outcome({ id, specifier }, outcome.id, state) === 'open')
        .map((outcome) => ({ id, specifier, outcomeId: outcome.id, win: outcome.win })),
    )
}
