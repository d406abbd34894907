import { MATCH_SPORT_KEYS } from '@touchline/betting'
import { expect, test } from 'vitest'
import { createRng } from './rng.ts'
import { customBetGroups, SPORT_MODELS } from './sports.ts'

const SETUP = { home: { id: 1, rating: 0.3 }, away: { id: 2, rating: 0 }, bestOf: 3, tempo: 1 }

test('MATCH-03: exactly the markets the model can join have custom bet groups, at every moment of a match', () => {
  for (const sport of MATCH_SPORT_KEYS) {
    const model = SPORT_MODELS[sport]
    const rng = createRng(`groups ${sport}`)
    const truth = model.truth(SETUP, rng.fork('truth'))
    let state = model.initial(truth)
    const events = model.play(truth, rng.fork('play'))
    for (const [place, event] of [null, ...events].entries()) {
      if (event !== null) state = model.apply(truth, state, event)
      if (place % 80 !== 0) continue
      for (const market of model.fair(truth, state)) {
        const open = market.outcomes.filter(({ id }) => model.outcome(market, id, state) === 'open')
        const joined = open.every(({ id }) => {
          const leg = { id: market.id, specifier: market.specifier, outcomeId: id }
          return (model.jointProbability?.(truth, state, [leg]) ?? null) !== null
        })
        const groups = customBetGroups(sport, market)
        expect([sport, market.id, market.specifier, groups.length > 0]).toEqual([
          sport,
          market.id,
          market.specifier,
          joined,
        ])
      }
    }
  }
})

test('MATCH-03: markets of one group can be combined; quarters of American football cannot', () => {
  expect(customBetGroups('football', { id: 1, specifier: '' })).toEqual(
    customBetGroups('football', { id: 60, specifier: '' }),
  )
  expect(customBetGroups('ice-hockey', { id: 443, specifier: 'periodnr=2' })).toEqual(['match'])
  expect(customBetGroups('american-football', { id: 235, specifier: 'quarternr=2' })).toEqual(['quarter_2'])
  expect(customBetGroups('ice-hockey', { id: 406, specifier: '' })).toEqual(['match'])
  expect(customBetGroups('tennis', { id: 202, specifier: 'setnr=2' })).toEqual(['match'])
  expect(customBetGroups('tennis', { id: 202, specifier: 'setnr=3' })).toEqual([])
  expect(customBetGroups('cs2', { id: 331, specifier: 'hcp=-2.5|mapnr=3' })).toEqual([])
})
