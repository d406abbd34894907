import { describe, expect, test } from 'vitest'
import { createRng } from '../../rng.ts'
import { describeJoint } from '../kit/testing/joint.ts'
import type { LegRef } from '../types.ts'
import { CS2 } from './index.ts'

const SETUP = { home: { id: 1, rating: 0.4 }, away: { id: 2, rating: 0 }, bestOf: 3, tempo: 1 }
const TRUTH = CS2.model.truth(SETUP, createRng('cs2 together'))
const START = CS2.model.initial(TRUTH)

function leg(id: number, specifier: string, outcomeId: string): LegRef {
  return { id, specifier, outcomeId }
}

function chance(...legs: readonly LegRef[]): number {
  return CS2.model.jointProbability?.(TRUTH, START, legs) ?? Number.NaN
}

describe('MATCH-03: custom bets of one Counter-Strike series', () => {
  describeJoint({
    sport: 'cs2',
    model: CS2.model,
    bestOf: [1, 3, 5],
    tempo: [1, 1],
    matches: 1_500,
    allowance: 0.003,
    horizonMs: 6_000_000,
  })

  test('both maps are the series in two; a close first map and its winner go together', () => {
    const [first, second] = [leg(330, 'mapnr=1', '4'), leg(330, 'mapnr=2', '4')]
    expect(chance(first, second)).toBeCloseTo(chance(leg(327, 'hcp=-1.5', '1714')), 9)
    const close = leg(332, 'mapnr=1|total=21.5', '12')
    const shares = chance(first, close) + chance(leg(330, 'mapnr=1', '5'), close)
    expect(shares).toBeCloseTo(chance(close), 9)
    expect(chance(leg(331, 'hcp=-5.5|mapnr=1', '1714'), leg(330, 'mapnr=1', '5'))).toBe(0)
    expect(chance(leg(330, 'mapnr=3', '4'))).toBeNaN()
  })
})
