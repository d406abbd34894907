import { describe, expect, test } from 'vitest'
import { describeJoint } from '../kit/testing/joint.ts'
import type { LegRef } from '../types.ts'
import { tennisDistribution } from './distribution.ts'
import { TENNIS } from './index.ts'
import { applyTennis, initialTennis } from './state.ts'
import type { TennisTruth } from './truth.ts'

const TRUTH: TennisTruth = { bestOf: 3, pHome: 0.64, pAway: 0.6, firstServer: 'home' }
const START = applyTennis(initialTennis(TRUTH), { at: 0, type: 'match_start' })

function leg(id: number, specifier: string, outcomeId: string): LegRef {
  return { id, specifier, outcomeId }
}

function chance(...legs: readonly LegRef[]): number {
  return TENNIS.model.jointProbability?.(TRUTH, START, legs) ?? Number.NaN
}

describe('MATCH-03: custom bets of one tennis match', () => {
  // A retirement returns the stakes of late outcomes more often than those of early ones.
  describeJoint({
    sport: 'tennis',
    model: TENNIS.model,
    bestOf: [3, 5],
    tempo: [0.9, 1.1],
    matches: 700,
    allowance: 0.006,
    horizonMs: 7_000_000,
  })

  test('both first sets are the match in straight sets, and one of each a decider', () => {
    const [first, second] = [leg(202, 'setnr=1', '4'), leg(202, 'setnr=2', '4')]
    const straight = leg(199, 'variant=sr:correct_score:bestof:3', 'sr:correct_score:bestof:3:4')
    expect(chance(first, second)).toBeCloseTo(chance(straight), 9)
    expect(chance(first, leg(202, 'setnr=2', '5'), leg(314, 'total=2.5', '13'))).toBe(0)
    const decider = chance(first, leg(202, 'setnr=2', '5')) + chance(leg(202, 'setnr=1', '5'), second)
    expect(decider).toBeCloseTo(chance(leg(314, 'total=2.5', '12')), 9)
  })

  test('a first game won on serve makes the set likelier, by the chain', () => {
    const [game, set] = [leg(210, 'gamenr=1|setnr=1', '4'), leg(202, 'setnr=1', '4')]
    const { runningGame, runningSet } = tennisDistribution(TRUTH, START)
    expect(chance(game, set)).toBeGreaterThan(runningGame * runningSet)
    let held = START
    for (let point = 0; point < 4; point++)
      held = applyTennis(held, { at: 0, type: 'point', side: 'home', data: { kind: 'rally' } })
    expect(chance(game, set)).toBeCloseTo(runningGame * tennisDistribution(TRUTH, held).runningSet, 9)
  })

  test('a third set and a seventh game may never be played and go into no custom bet', () => {
    expect(chance(leg(202, 'setnr=3', '4'))).toBeNaN()
    expect(chance(leg(210, 'gamenr=7|setnr=1', '4'))).toBeNaN()
    expect(chance(leg(189, 'total=22', '12'))).toBeNaN()
    expect(chance(leg(999, '', '4'))).toBeNaN()
  })
})
