import { describe } from 'vitest'
import { describeTogether } from '../kit/testing/together.ts'
import { AMERICAN_FOOTBALL } from './index.ts'

describe('MATCH-03: custom bets of one American football match', () => {
  describeTogether({
    sport: 'american-football',
    model: AMERICAN_FOOTBALL.model,
    bestOf: [0],
    tempo: [0.9, 1.1],
    matches: 250,
    allowance: 0.003,
    horizonMs: 9_000_000,
  })
})
