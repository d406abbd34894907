import type { MatchSportKey } from '@touchline/betting'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRng } from '../rng.ts'
import { SPORT_MODELS } from '../sports.ts'
import { settledMarkets } from './settled-markets.ts'
import { storyOf } from './tell-story.ts'

const SPORTS_OF_MATCHES = Object.keys(SPORT_MODELS) as MatchSportKey[]

function played(sport: MatchSportKey, seed: string) {
  const model = SPORT_MODELS[sport]
  const rng = createRng(seed)
  const setup = { home: { id: 1, rating: 0.3 }, away: { id: 2, rating: 0 }, bestOf: 3, tempo: 1 }
  const truth = model.truth(setup, rng.fork('truth'))
  const events = model.play(truth, rng.fork('play'))
  const end = events.reduce((state, event) => model.apply(truth, state, event), model.initial(truth))
  return { model, truth, events, end, lengthMs: events.at(-1)?.at ?? 0 }
}

describe('the story of a match', () => {
  test.each(SPORTS_OF_MATCHES)('MATCH-02: it has every point of %s, up to the final score and the end', (sport) => {
    const { model, truth, events, end, lengthMs } = played(sport, 'story')
    const { incidents, momentum, played: seconds } = storyOf(model, truth, events, lengthMs)
    const final = model.score(truth, end)
    const last = incidents.filter(({ type }) => type === 'score').at(-1)
    expect(last?.score).toEqual({ home: final.home, away: final.away })
    expect(incidents.at(-1)?.type).toBe('end')
    expect(incidents.filter(({ type }) => type === 'period').length).toBeGreaterThanOrEqual(final.periods.length - 1)
    expect(momentum.spans.length * momentum.spanSeconds).toBeGreaterThanOrEqual(seconds)
    expect(momentum.spans.some(({ home }) => home > 0) && momentum.spans.some(({ away }) => away > 0)).toBe(true)
  })

  test('MATCH-02: no later event is shown', () => {
    const { model, truth, events, lengthMs } = played('football', 'secret')
    const whole = storyOf(model, truth, events, lengthMs)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: lengthMs }), (until) => {
        const { incidents, played: seconds } = storyOf(model, truth, events, until)
        expect(whole.incidents.slice(0, incidents.length)).toEqual(incidents)
        expect(incidents.every(({ second }) => second * 1000 <= until)).toBe(true)
        expect(seconds).toBeLessThanOrEqual(until / 1000)
        const shown = events.filter(({ at }) => at <= until)
        const other = storyOf(model, truth, shown, until)
        expect({ incidents, seconds }).toEqual({ incidents: other.incidents, seconds: other.played })
      }),
      { numRuns: 40 },
    )
  })

  test('MATCH-02: breaks are no play, and who has the ball is counted for as long as they have it', () => {
    const { model, truth, events, lengthMs } = played('football', 'ball')
    const { played: seconds, possession } = storyOf(model, truth, events, lengthMs)
    expect(seconds).toBeLessThan(lengthMs / 1000 - 14 * 60)
    expect((possession?.home ?? 0) + (possession?.away ?? 0)).toBeLessThanOrEqual(seconds)
    expect(Math.min(possession?.home ?? 0, possession?.away ?? 0)).toBeGreaterThan(seconds / 10)
  })
})

describe('the markets of a match that is over', () => {
  test.each(SPORTS_OF_MATCHES)('MATCH-01: those of %s are all decided, as the model decides bets on them', (sport) => {
    const { model, truth, events, end } = played(sport, 'story')
    const ended = settledMarkets(model, truth, events)
    const opening = model.fair(truth, model.initial(truth))
    expect(ended.length).toBeGreaterThanOrEqual(opening.length)
    for (const market of ended) {
      for (const [outcome, result] of Object.entries(market.outcomes)) {
        expect(result).toBe(model.outcome(market, outcome, end))
      }
    }
  })

  test('MATCH-01: a match that is not over has none', () => {
    const { model, truth, events } = played('tennis', 'story')
    expect(settledMarkets(model, truth, events.slice(0, -1))).toEqual([])
  })
})
