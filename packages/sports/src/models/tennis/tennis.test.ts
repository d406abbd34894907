import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mean, survival } from '../../chance/pmf.ts'
import { createRng } from '../../rng.ts'
import { ZERO } from '../kit/sides.ts'
import { describeConformance } from '../kit/testing/conformance.ts'
import { playMatch } from '../kit/testing/played-match.ts'
import type { Side } from '../types.ts'
import { tennisDistribution } from './distribution.ts'
import { gameWin, hold } from './game-chain.ts'
import { TENNIS } from './index.ts'
import { matchWin } from './match-chain.ts'
import { gameChances, setCells, setWin } from './set-chain.ts'
import { applyTennis, initialTennis, type TennisState } from './state.ts'
import { serveGap, type TennisTruth, tennisTruth } from './truth.ts'

describeConformance({
  sport: 'tennis',
  model: TENNIS.model,
  bestOf: [3, 5],
  tempo: [0.9, 1.1],
  prematch: [186, 187, 188, 189, 199, 202, 210, 314],
  runs: 60,
})

interface MatchRow {
  readonly home: number
  readonly away: number
  readonly hold: readonly [number, number]
  readonly tie_break: number
  readonly set: number
  readonly set_tie_break: number
  readonly bo3: number
  readonly scores: readonly number[]
  readonly mean_games: number
  readonly over_22_5: number
  readonly bo5: number
}

const FIXTURE = new URL('../../../../../fixtures/model/tennis.json', import.meta.url)
const REFERENCE = new URL('../../../../../../shared/vectors/model-reference.json', import.meta.url)

function json(file: URL): { hold: Record<string, number>; match: readonly MatchRow[] } {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function truthOf(pHome: number, pAway: number, bestOf: 3 | 5 = 3): TennisTruth {
  return { bestOf, pHome, pAway, firstServer: 'home' }
}

/** A match after these points, '+' home and '-' away. */
function after(truth: TennisTruth, points: string): TennisState {
  let state = applyTennis(initialTennis(truth), { at: 0, type: 'match_start' })
  for (const point of points) {
    const side: Side = point === '+' ? 'home' : 'away'
    state = applyTennis(state, { at: 0, type: 'point', side, data: { kind: 'rally' } })
  }
  return state
}

const HOME_GAME = '++++'
const AWAY_GAME = '----'

function homeWin(truth: TennisTruth, state: TennisState, id: number, specifier = ''): number {
  const market = TENNIS.model.fair(truth, state).find((m) => m.id === id && m.specifier === specifier)
  return market?.outcomes[0]?.win ?? Number.NaN
}

describe('tennis reference values', () => {
  test('service games are held as often as exact summation says', () => {
    for (const [p, expected] of Object.entries(json(FIXTURE).hold)) {
      expect(hold(Number(p))).toBeCloseTo(expected, 5)
      expect(gameWin(Number(p), 0, 0)).toBeCloseTo(expected, 5)
    }
  })

  test('games, tie-breaks, sets, matches and totals agree with exact summation', () => {
    for (const row of json(FIXTURE).match) {
      const truth = truthOf(row.home, row.away)
      const whole = tennisDistribution(truth, initialTennis(truth))
      const chances = gameChances(row.home, row.away)
      const set = setCells(chances, ZERO, 'home')
      const tieBreaks = set.filter(({ home, away }) => home + away === 13).reduce((sum, { p }) => sum + p, 0)
      const score = (home: number, away: number) => whole.sets.find((c) => c.home === home && c.away === away)?.p ?? 0
      expect(hold(row.home)).toBeCloseTo(row.hold[0], 4)
      expect(hold(row.away)).toBeCloseTo(row.hold[1], 4)
      expect(chances.tieBreak).toBeCloseTo(row.tie_break, 4)
      expect(setWin(set)).toBeCloseTo(row.set, 4)
      expect(tieBreaks).toBeCloseTo(row.set_tie_break, 4)
      expect(matchWin(row.home, row.away, 3)).toBeCloseTo(row.bo3, 4)
      expect(matchWin(row.home, row.away, 5)).toBeCloseTo(row.bo5, 4)
      expect(mean(whole.total)).toBeCloseTo(row.mean_games, 3)
      expect(survival(whole.total)[23]).toBeCloseTo(row.over_22_5, 4)
      const scores = [score(2, 0), score(2, 1), score(1, 2), score(0, 2)]
      scores.forEach((p, i) => {
        expect(p).toBeCloseTo(row.scores[i] ?? 0, 4)
      })
    }
  })

  test.skipIf(!existsSync(REFERENCE))('the shared reference outputs tennis_hold and tennis_bo3 hold', () => {
    const reference = JSON.parse(readFileSync(REFERENCE, 'utf8')) as {
      tennis_hold: Record<string, number>
      tennis_bo3: Record<string, Record<string, number>>
    }
    for (const [p, expected] of Object.entries(reference.tennis_hold)) expect(hold(Number(p))).toBeCloseTo(expected, 5)
    for (const [pair, expected] of Object.entries(reference.tennis_bo3)) {
      const [home = 0, away = 0] = pair.split('/').map(Number)
      const truth = truthOf(home, away)
      const whole = tennisDistribution(truth, initialTennis(truth))
      expect(homeWin(truth, initialTennis(truth), 186)).toBeCloseTo(expected.match ?? 0, 4)
      expect(whole.runningSet).toBeCloseTo(expected.set ?? 0, 4)
      expect(mean(whole.total)).toBeCloseTo(expected.mean_games ?? 0, 3)
      for (const { home: h, away: a, p } of whole.sets) expect(p).toBeCloseTo(expected[`${h}:${a}`] ?? 0, 4)
    }
  })
})

describe('tennis rules', () => {
  test('a set is as likely won with either side serving first (Newton and Keller)', () => {
    const chances = gameChances(0.68, 0.57)
    expect(setWin(setCells(chances, ZERO, 'home'))).toBeCloseTo(setWin(setCells(chances, ZERO, 'away')), 12)
  })

  test('the serve gap found for a wanted match probability gives it', () => {
    const gap = serveGap(0.6, 0.72, 3)
    expect(matchWin(0.6 + gap / 2, 0.6 - gap / 2, 3)).toBeCloseTo(0.72, 6)
  })

  test('a stronger player is favourite', () => {
    const setup = { home: { id: 1, rating: 1.5 }, away: { id: 2, rating: 0 }, bestOf: 3, tempo: 1 }
    const truth = tennisTruth(setup, createRng('favourite'))
    expect(homeWin(truth, initialTennis(truth), 186)).toBeCloseTo(1 / (1 + Math.exp(-0.75 * 1.5)), 3)
  })

  test('a break of serve moves every market the same way', () => {
    const truth = truthOf(0.62, 0.62)
    const level = after(truth, '')
    const ahead = after(truth, HOME_GAME + HOME_GAME)
    expect(homeWin(truth, ahead, 186)).toBeGreaterThan(homeWin(truth, level, 186) + 0.05)
    expect(homeWin(truth, ahead, 202, 'setnr=1')).toBeGreaterThan(homeWin(truth, level, 202, 'setnr=1') + 0.1)
    expect(homeWin(truth, ahead, 202, 'setnr=2')).toBeCloseTo(homeWin(truth, level, 202, 'setnr=2'), 12)
  })

  test('the set handicap -0.5 is the winner market, -1.5 the correct score to nil', () => {
    const truth = truthOf(0.64, 0.6)
    const state = after(truth, HOME_GAME + AWAY_GAME + HOME_GAME)
    const correct = TENNIS.model.fair(truth, state).find(({ id }) => id === 199)
    expect(homeWin(truth, state, 188, 'hcp=-0.5')).toBeCloseTo(homeWin(truth, state, 186), 12)
    expect(homeWin(truth, state, 188, 'hcp=-1.5')).toBeCloseTo(correct?.outcomes[0]?.win ?? 0, 12)
  })

  test('a set to love is settled at once, with the games it never had void', () => {
    const truth = truthOf(0.62, 0.62)
    const state = after(truth, HOME_GAME.repeat(6))
    const decide = (id: number, specifier: string, outcome: string) =>
      TENNIS.model.outcome({ id, specifier }, outcome, state)
    expect(decide(202, 'setnr=1', '4')).toBe('win')
    expect(decide(202, 'setnr=2', '4')).toBe('open')
    expect(decide(210, 'gamenr=6|setnr=1', '4')).toBe('win')
    expect(decide(210, 'gamenr=7|setnr=1', '4')).toBe('void')
    expect(decide(188, 'hcp=-1.5', '1715')).toBe('open')
    expect(decide(188, 'hcp=1.5', '1714')).toBe('win')
    expect(decide(199, 'variant=sr:correct_score:bestof:3', 'sr:correct_score:bestof:3:7')).toBe('lose')
    expect(decide(189, 'total=11.5', '12')).toBe('win')
    expect(decide(186, '', '4')).toBe('open')
  })

  test('points are shown as 15, 30, 40 and advantage, tie-breaks are counted', () => {
    const truth = truthOf(0.62, 0.62)
    const game = (points: string) => TENNIS.model.score(truth, after(truth, points)).game
    expect(game('++-')).toEqual({ home: 30, away: 15 })
    expect(game('+++---')).toEqual({ home: 40, away: 40 })
    expect(game('+++---+')).toEqual({ home: 50, away: 40 })
    expect(game('+++---+-')).toEqual({ home: 40, away: 40 })
    const tieBreak = after(truth, `${(HOME_GAME + AWAY_GAME).repeat(6)}++-`)
    expect(TENNIS.model.score(truth, tieBreak).game).toEqual({ home: 2, away: 1 })
    expect(TENNIS.model.score(truth, tieBreak).server).toBe('home')
    const second = after(truth, `${(HOME_GAME + AWAY_GAME).repeat(6)}+`)
    expect(TENNIS.model.score(truth, second).server).toBe('away')
  })

  test('game markets are closed at game point only', () => {
    const match = playMatch(
      TENNIS.model,
      { home: { id: 1, rating: 0 }, away: { id: 2, rating: 0 }, bestOf: 3, tempo: 1 },
      'game-point',
    )
    const stops = match.events.filter(({ type }) => type === 'bet_stop')
    expect(stops.length).toBeGreaterThan(10)
    for (const stop of stops.filter(({ data }) => data?.reason === 'game_point')) {
      const state = match.at(stop.at)
      expect(state.betStop).toEqual({ reason: 'game_point', groups: ['games'] })
      expect(Math.max(state.points.home, state.points.away)).toBeGreaterThanOrEqual(3)
    }
  })

  test('a retirement voids undecided outcomes and keeps decided ones', () => {
    const truth = truthOf(0.62, 0.62)
    const played = after(truth, HOME_GAME.repeat(6) + AWAY_GAME)
    const state = applyTennis(played, { at: 1, type: 'retired', side: 'away' })
    const decide = (id: number, specifier: string, outcome: string) =>
      TENNIS.model.outcome({ id, specifier }, outcome, state)
    expect(decide(186, '', '4')).toBe('void')
    expect(decide(189, 'total=21.5', '12')).toBe('void')
    expect(decide(202, 'setnr=1', '5')).toBe('lose')
    expect(decide(202, 'setnr=2', '4')).toBe('void')
    expect(decide(210, 'gamenr=1|setnr=2', '5')).toBe('win')
    expect(TENNIS.model.score(truth, state).stage).toBe(96)
    expect(TENNIS.model.finalText(state)).toBe('1:0 (6:0, 0:1)')
  })

  test('about one match in a hundred ends by retirement', () => {
    const setup = { home: { id: 1, rating: 0 }, away: { id: 2, rating: 0 }, bestOf: 3, tempo: 1 }
    const endings = Array.from({ length: 2000 }, (_, i) => {
      const rng = createRng(`retire/${i}`)
      return TENNIS.model.play(tennisTruth(setup, rng), rng).at(-1)?.type
    })
    const retired = endings.filter((type) => type === 'retired').length
    expect(retired).toBeGreaterThan(8)
    expect(retired).toBeLessThan(34)
  })
})
