import { describe } from 'vitest'
import { describeJoint } from '../kit/testing/joint.ts'
import { BASEBALL } from './index.ts'

describe('MATCH-03: custom bets of one baseball match', () => {
  describeJoint({
    sport: 'baseball',
    model: BASEBALL.model,
    bestOf: [0],
    tempo: [0.9, 1.1],
    matches: 150,
    allowance: 0.003,
    horizonMs: 9_000_000,
  })
})
