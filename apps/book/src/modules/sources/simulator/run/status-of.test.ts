import { createRng, SPORT_MODELS } from '@touchline/sports'
import { expect, test } from 'vitest'
import { statusOf } from './status-of.ts'

const SETUP = { home: { id: 1, rating: 0.2 }, away: { id: 2, rating: 0 }, bestOf: 3, tempo: 1 }

/** Statuses of a match right after each event of a type, over as many matches as it takes to see some. */
function statusesAfter(sport: keyof typeof SPORT_MODELS, type: string): ReadonlySet<number> {
  const model = SPORT_MODELS[sport]
  const seen = new Set<number>()
  for (let seed = 0; seed < 200 && seen.size === 0; seed++) {
    const rng = createRng(`status of ${sport} ${seed}`)
    const truth = model.truth(SETUP, rng.fork('truth'))
    let state = model.initial(truth)
    for (const event of model.play(truth, rng.fork('play'))) {
      state = model.apply(truth, state, event)
      if (event.type === type) seen.add(statusOf(state))
    }
  }
  return seen
}

test('CAT-05: play that is interrupted for minutes stops a match until it goes on', () => {
  expect([...statusesAfter('cs2', 'technical_pause')]).toEqual([2])
  expect([...statusesAfter('lol', 'pause')]).toEqual([2])
  expect([...statusesAfter('tennis', 'medical_timeout')]).toEqual([2])
  expect([...statusesAfter('lol', 'play_resumed')]).toEqual([1])
})

test('CAT-05: a stop about what may come next leaves a match live', () => {
  expect([...statusesAfter('football', 'goal')]).toEqual([1])
  expect([...statusesAfter('cs2', 'half_time')]).toEqual([1])
})
