import { describe } from 'vitest'
import { describeJoint } from '../kit/testing/joint.ts'
import { BASKETBALL } from './index.ts'

describe('MATCH-03: custom bets of one basketball match', () => {
  describeJoint({
    sport: 'basketball',
    model: BASKETBALL.model,
    bestOf: [0],
    tempo: [0.9, 1.1],
    matches: 80,
    allowance: 0.004,
    horizonMs: 7_000_000,
  })
})
