import { type AnySportModel, createRng, type MatchEvent, SPORT_MODELS } from '@touchline/sports'
import { expect, test } from 'vitest'
import { decide } from './decide.ts'

const SETUP = { home: { id: 1, rating: 0 }, away: { id: 2, rating: 0 }, bestOf: 3, tempo: 1 }

function reasonsAfter(
  sport: 'football' | 'tennis',
  events: readonly MatchEvent[],
  markets: readonly [number, string, string][],
) {
  const model: AnySportModel = SPORT_MODELS[sport]
  const truth = model.truth(SETUP, createRng('reasons'))
  const state = events.reduce((before, event) => model.apply(truth, before, event), model.initial(truth))
  const legs = markets.map(([marketId, specifier, outcomeId]) => ({ eventId: 7, marketId, specifier, outcomeId }))
  return decide({ id: 7, sport, model, truth, state }, legs).map(({ marketId, specifier, voidReason }) => [
    marketId,
    specifier,
    voidReason,
  ])
}

const GOAL_THEN_BREAK: readonly MatchEvent[] = [
  { at: 0, type: 'kick_off' },
  { at: 60_000, type: 'goal', side: 'home' },
  { at: 46 * 60_000, type: 'half_time' },
]

test('CAT-05: only what a broken-off match leaves undecided is void for that reason', () => {
  const markets: readonly [number, string, string][] = [
    [1, '', '1'],
    [18, 'total=0.5', '12'],
    // Decided at half time, the stake comes back: not because the match was broken off.
    [68, 'total=1', '12'],
  ]
  expect(reasonsAfter('football', [...GOAL_THEN_BREAK, { at: 50 * 60_000, type: 'abandoned' }], markets)).toEqual([
    [1, '', 'abandoned'],
    [18, 'total=0.5', null],
    [68, 'total=1', null],
  ])
  expect(reasonsAfter('football', [...GOAL_THEN_BREAK, { at: 50 * 60_000, type: 'full_time' }], markets)).toEqual([
    [1, '', null],
    [18, 'total=0.5', null],
    [68, 'total=1', null],
  ])
})

test('CAT-05: who gives up leaves undecided markets void for retirement', () => {
  const events = [
    { at: 0, type: 'match_start' },
    { at: 1_000, type: 'retired', side: 'home' as const },
  ]
  expect(reasonsAfter('tennis', events, [[186, '', '4']])).toEqual([[186, '', 'retired']])
})
