import { type AnySportModel, createRng, type MatchSetup, SPORT_MODELS } from '@touchline/sports'
import { describe, expect, test } from 'vitest'
import { finalState, rehearse } from './rehearse.ts'

const SETUP: MatchSetup = { home: { id: 1, rating: 0.4 }, away: { id: 2, rating: -0.3 }, bestOf: 3, tempo: 1 }
const SEEDS = Array.from({ length: 1_300 }, (_, index) => `abandoned ${index}`)

describe.each([
  ['football', SPORT_MODELS.football],
  ['ice hockey', SPORT_MODELS['ice-hockey']],
] as const)('%s', (_name, model: AnySportModel) => {
  const rehearsals = SEEDS.map((seed) => ({ seed, rehearsal: rehearse(model, SETUP, seed) }))
  const broken = rehearsals.filter(({ rehearsal }) => rehearsal.events.at(-1)?.type === 'abandoned')

  test('CAT-05: about one match in 400 is broken off, somewhere in between; until then it is as it would have been', () => {
    expect(broken.length).toBeGreaterThan(0)
    expect(broken.length).toBeLessThan(12)
    for (const { seed, rehearsal } of broken) {
      expect(finalState(model, rehearsal)).toMatchObject({ phase: 'ended', ending: 'abandoned' })
      const rng = createRng(seed)
      const whole = model.play(model.truth(SETUP, rng.fork('truth')), rng.fork('play'))
      const played = rehearsal.events.slice(0, -1)
      expect(whole.slice(0, played.length)).toEqual(played)
      expect(rehearsal.lengthMs).toBeLessThan(whole.at(-1)?.at ?? 0)
      expect(rehearse(model, SETUP, seed)).toEqual(rehearsal)
    }
  })

  test('CAT-05: what it leaves undecided is void, with the score and the minute of play at which it was broken off', () => {
    for (const { rehearsal } of broken) {
      const state = finalState(model, rehearsal)
      expect(model.fair(rehearsal.truth, state)).toEqual([])
      expect(model.score(rehearsal.truth, state)).toMatchObject({ stage: 90, clock: null })
      const [, score, minute] = /^(\d+:\d+) \((\d+)′\)$/.exec(model.finalText(state)) ?? []
      const { home, away } = model.score(rehearsal.truth, state)
      expect(score).toBe(`${home}:${away}`)
      expect(Number(minute)).toBeGreaterThan(0)
      expect(Number(minute)).toBeLessThanOrEqual(90)
      expect(model.outcome({ id: 1, specifier: '' }, '1', state)).toBe('void')
    }
  })
})

test('a sport that knows no breaking off plays every match to its end', () => {
  const model: AnySportModel = SPORT_MODELS.tennis
  for (const seed of SEEDS.slice(0, 100)) {
    expect(finalState(model, rehearse(model, SETUP, seed)).ending).not.toBe('abandoned')
  }
})
