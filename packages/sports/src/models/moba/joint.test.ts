import { describe } from 'vitest'
import { describeJoint } from '../kit/testing/joint.ts'
import { LOL_SPORT } from './index.ts'

describe('MATCH-03: custom bets of one series of League of Legends', () => {
  describeJoint({
    sport: 'lol',
    model: LOL_SPORT.model,
    bestOf: [1, 3, 5],
    tempo: [1, 1],
    matches: 700,
    allowance: 0.003,
    horizonMs: 6_000_000,
  })
})
