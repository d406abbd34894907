import { describe } from 'vitest'
import { describeJoint } from '../kit/testing/joint.ts'
import { AMERICAN_FOOTBALL } from './index.ts'

describe('MATCH-03: custom bets of one American football match', () => {
  describeJoint({
    sport: 'american-football',
    model: AMERICAN_FOOTBALL.model,
    bestOf: [0],
    tempo: [0.9, 1.1],
    matches: 250,
    allowance: 0.003,
    horizonMs: 9_000_000,
  })
})
