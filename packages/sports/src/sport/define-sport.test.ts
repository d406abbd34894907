import { describe, expect, test } from 'vitest'
import { defineMarket } from '../markets/define-market.ts'
import { BOTH_SCORE, overUnder, RESULT, WINNER } from '../markets/outcomes.ts'
import type { MarketDesign } from '../markets/types.ts'
import type { SportState } from '../models/types.ts'
import { inEachLanguage } from '../texts/named.ts'
import { defineSport } from './define-sport.ts'
import type { View } from './view.ts'

interface Score extends SportState {
  readonly home: number
  readonly away: number
}

const DESIGN = {
  groups: ['main'],
  name: inEachLanguage(() => 'Market {total}'),
  counts: 'match',
  ladder: null,
  margin: 'two_way',
  columns: 2,
  listing: null,
  customBet: { group: 'match' },
} as const satisfies Partial<MarketDesign>

const LINES = { ...DESIGN, id: 18, outcomes: overUnder('total'), ladder: { by: 'total', step: 1, most: 3 } } as const

/** A match of one more goal, which is either side's. */
const VIEW: View<'match'> = {
  of: 'match',
  stats: { diff: { from: -1, p: Float64Array.of(0.5, 0, 0.5) }, total: { from: 1, p: Float64Array.of(0.6, 0.4) } },
}

function sportOf(markets: Parameters<typeof defineSport<object, Score, 'match', never>>[0]['markets'], view = VIEW) {
  const start: Score = { now: 0, phase: 'running', betStop: null, ending: null, home: 0, away: 0 }
  const { model } = defineSport<object, Score, 'match', never>({
    markets,
    model: {
      leaves: 'when_decided',
      truth: () => ({}),
      play: () => [],
      initial: () => start,
      apply: (_truth, state) => state,
      advance: (_truth, state) => state,
      views: () => [view as View<'match', never>],
      reached: (_of, _at, { home, away, phase }) => ({ state: phase === 'ended' ? 'final' : 'growing', home, away }),
      jointProbability: (_truth, _state, legs) => legs.length / 10,
      score: () => {
        throw new Error('The score is not read here.')
      },
      finalText: () => '',
    },
  })
  return {
    fair: () => model.fair({}, start),
    decide: (id: number, specifier: string, outcomeId: string, at: Partial<Score>) =>
      model.outcome({ id, specifier }, outcomeId, { ...start, ...at }),
    together: (...legs: readonly (readonly [id: number, specifier: string, outcomeId: string])[]) =>
      model.jointProbability?.(
        {},
        start,
        legs.map(([id, specifier, outcomeId]) => ({ id, specifier, outcomeId })),
      ),
  }
}

const market = (design: unknown) => defineMarket(design as MarketDesign<'match', never>)
const RESULT_MARKET = market({ ...DESIGN, id: 1, outcomes: RESULT })
const ALONE = market({ ...DESIGN, id: 11, outcomes: WINNER, customBet: null })

describe('a sport made of its markets', () => {
  const sport = sportOf([RESULT_MARKET, market(LINES), ALONE])

  test('offers every market of a view with the chances of its rules, and the lines of its statistic', () => {
    expect(sport.fair().map(({ id, specifier }) => `${id} ${specifier}`)).toEqual(['1 ', '18 total=1.5', '11 '])
    expect(sport.fair()[1]?.outcomes.map(({ id, win }) => [id, win])).toEqual([
      ['12', 0.4],
      ['13', 0.6],
    ])
  })

  test('decides as early as every final within reach agrees, and voids what it does not know when all is over', () => {
    expect(sport.decide(18, 'total=1.5', '12', { home: 2 })).toBe('win')
    expect(sport.decide(18, 'total=2.5', '12', { home: 2 })).toBe('open')
    for (const [id, specifier, outcomeId] of [
      [1, '', '99'],
      [18, 'total=nonsense', '12'],
      [999, '', '1'],
    ] as const) {
      expect(sport.decide(id, specifier, outcomeId, {})).toBe('open')
      expect(sport.decide(id, specifier, outcomeId, { phase: 'ended' })).toBe('void')
    }
  })

  test('MATCH-03: joins what shares a group, is open and cannot be returned', () => {
    expect(sport.together([1, '', '1'], [18, 'total=1.5', '12'])).toBe(0.2)
    expect(sport.together([1, '', '1'], [11, '', '4'])).toBeNull()
    expect(sport.together([1, '', '1'], [18, 'total=2', '12'])).toBeNull()
    expect(sport.together([1, '', '1'], [1, '', '99'])).toBeNull()
  })

  test('refuses in a sentence a market whose lines no view counts, and one that its view cannot price', () => {
    expect(() => market({ ...LINES, outcomes: RESULT })).toThrow('outcomes do not look at total')
    expect(() => sportOf([market({ ...DESIGN, id: 29, outcomes: BOTH_SCORE })]).fair()).toThrow('needs more than')
    expect(() => sportOf([market(LINES)], { of: 'match', stats: {} }).fair()).toThrow('lines of total')
  })
})
