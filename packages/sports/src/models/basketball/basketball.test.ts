import { describe, expect, test } from 'vitest'
import type { Pmf } from '../../chance/grid.ts'
import { mean, survival } from '../../chance/pmf.ts'
import { describeConformance } from '../kit/testing/conformance.ts'
import { playMatch } from '../kit/testing/played-match.ts'
import type { MatchEvent } from '../types.ts'
import { basketballDistribution } from './distribution.ts'
import { BASKETBALL } from './index.ts'
import { playCounts } from './play-counts.ts'
import { applyBasketball, type BasketballState, initialBasketball } from './state.ts'
import type { BasketballTruth } from './truth.ts'

describeConformance({
  sport: 'basketball',
  model: BASKETBALL.model,
  bestOf: [0],
  tempo: [0.7, 1.05],
  prematch: [1, 219, 223, 225, 227, 228, 229, 235, 236, 303],
  runs: 45,
})

const QUARTER_MS = 720_000

function truthOf(edge: number): BasketballTruth {
  return { quarterMs: QUARTER_MS, pace: 102 / (4 * QUARTER_MS), edge }
}

function deviation(of: Pmf): number {
  const centre = mean(of)
  let sum = 0
  of.p.forEach((p, i) => {
    sum += p * (of.from + i - centre) ** 2
  })
  return Math.sqrt(sum)
}

function stateAfter(truth: BasketballTruth, events: readonly MatchEvent[]): BasketballState {
  return events.reduce(applyBasketball, initialBasketball(truth))
}

/** Three quarters without points, then a fourth with `lead` home points and `left` milliseconds to play. */
function lateGame(truth: BasketballTruth, lead: number, left: number): BasketballState {
  const events: MatchEvent[] = []
  for (let period = 1; period <= 4; period++) {
    const start = period * 1_000_000
    events.push({ at: start, type: 'period_start' })
    if (period < 4) events.push({ at: start + QUARTER_MS, type: 'period_end' })
  }
  for (let i = 0; i < lead; i++) events.push({ at: 4_000_000 + i, type: 'score', side: 'home', data: { points: 1 } })
  const state = stateAfter(truth, events)
  return BASKETBALL.model.advance(truth, state, 4_000_000 + QUARTER_MS - left)
}

function homeWin(truth: BasketballTruth, state: BasketballState): number {
  return BASKETBALL.model.fair(truth, state).find(({ id }) => id === 219)?.outcomes[0]?.win ?? Number.NaN
}

describe('basketball reference values', () => {
  test('level teams: margin, total and ties spread as in simulated modern matches', () => {
    const truth = truthOf(0)
    const whole = basketballDistribution(truth, initialBasketball(truth))
    const regular = whole.regular as Pmf
    expect(deviation(regular)).toBeGreaterThan(12.4)
    expect(deviation(regular)).toBeLessThan(13.4)
    expect(regular.p[-regular.from]).toBeCloseTo(0.028, 2)
    expect(mean(whole.total)).toBeGreaterThan(225)
    expect(mean(whole.total)).toBeLessThan(229)
    expect(deviation(whole.total)).toBeGreaterThan(16.5)
    expect(deviation(whole.total)).toBeLessThan(17.9)
    expect(homeWin(truth, initialBasketball(truth))).toBeCloseTo(0.5, 6)
  })

  test('an edge of .01 a play is worth about two and a half points', () => {
    const truth = truthOf(0.01)
    expect(mean(basketballDistribution(truth, initialBasketball(truth)).regular as Pmf)).toBeCloseTo(2.5, 0)
  })

  test('a spread wins as often as the normal curve with a deviation of 12 to 13 says', () => {
    const published: readonly (readonly [number, number])[] = [
      [0.01, 0.5825],
      [0.022, 0.6766],
      [0.034, 0.7606],
      [0.05, 0.8512],
    ]
    for (const [edge, expected] of published) {
      expect(Math.abs(homeWin(truthOf(edge), initialBasketball(truthOf(edge))) - expected)).toBeLessThan(0.025)
    }
  })

  test('plays of a quarter: steadier than a Poisson count, near the pace', () => {
    const counts: Pmf = { from: 0, p: playCounts(102 / (4 * QUARTER_MS), QUARTER_MS, 0) }
    expect(mean(counts)).toBeCloseTo(25.25, 1)
    expect(deviation(counts) ** 2).toBeLessThan(0.6 * mean(counts))
    expect(survival(counts)[0]).toBeCloseTo(1, 12)
  })
})

describe('basketball rules', () => {
  test('a lead is worth more the less time is left', () => {
    const truth = truthOf(0)
    const early = homeWin(truth, lateGame(truth, 5, 600_000))
    const late = homeWin(truth, lateGame(truth, 5, 120_000))
    const last = homeWin(truth, lateGame(truth, 5, 20_000))
    expect(early).toBeGreaterThan(0.55)
    expect(late).toBeGreaterThan(early + 0.1)
    expect(last).toBeGreaterThan(0.98)
  })

  test('the play-by-play end joins the quarter chain without a jump', () => {
    const truth = truthOf(0.006)
    const border = 4 / truth.pace
    const before = basketballDistribution(truth, lateGame(truth, 3, border + 1))
    const after = basketballDistribution(truth, lateGame(truth, 3, border - 1))
    expect(mean(after.margin)).toBeCloseTo(mean(before.margin), 2)
    expect(mean(after.total)).toBeCloseTo(mean(before.total), 0)
    expect(survival(after.home)[3 - after.home.from + 4]).toBeCloseTo(
      survival(before.home)[3 - before.home.from + 4] ?? 0,
      1,
    )
  })

  test('a level score goes to overtime: market 1 is a draw at once, the winner stays open', () => {
    const truth = truthOf(0)
    const level = applyBasketball(lateGame(truth, 0, 0), { at: 4_720_000, type: 'period_end' })
    const decide = (id: number, outcome: string) => BASKETBALL.model.outcome({ id, specifier: '' }, outcome, level)
    expect(decide(1, '2')).toBe('win')
    expect(decide(1, '1')).toBe('lose')
    expect(decide(219, '4')).toBe('open')
    expect(BASKETBALL.model.score(truth, level).stage).toBe(32)
    expect(homeWin(truth, level)).toBeCloseTo(0.5, 6)
  })

  test('a total passed is settled before the end, a quarter when it is over', () => {
    const truth = truthOf(0)
    const state = lateGame(truth, 9, 300_000)
    const decide = (id: number, specifier: string, outcome: string) =>
      BASKETBALL.model.outcome({ id, specifier }, outcome, state)
    expect(decide(225, 'total=8.5', '12')).toBe('win')
    expect(decide(225, 'total=9.5', '12')).toBe('open')
    expect(decide(227, 'total=8.5', '13')).toBe('lose')
    expect(decide(235, 'quarternr=2', '2')).toBe('win')
    expect(decide(235, 'quarternr=4', '1')).toBe('open')
    expect(decide(303, 'hcp=-0.5|quarternr=1', '1715')).toBe('win')
  })

  test('the clock counts down to the millisecond and does not move while it is stopped', () => {
    const truth = truthOf(0)
    const running = stateAfter(truth, [{ at: 0, type: 'period_start' }])
    const stopped = applyBasketball(running, { at: 60_000, type: 'timeout', side: 'home' })
    const later = BASKETBALL.model.advance(truth, stopped, 120_000)
    expect(BASKETBALL.model.score(truth, later).clock).toEqual({
      match_time: 60,
      stoppage_time: null,
      stoppage_time_announced: null,
      remaining_time: 2820,
      remaining_time_in_period: 660,
      stopped: true,
    })
  })

  test('every period is played to the end of its clock', () => {
    const setup = { home: { id: 1, rating: 0 }, away: { id: 2, rating: 0 }, bestOf: 0, tempo: 1 }
    const match = playMatch(BASKETBALL.model, setup, 'clock')
    const ends = match.events.filter(({ type }) => type === 'period_end')
    expect(ends.length).toBeGreaterThanOrEqual(4)
    for (const end of ends) expect(match.at(end.at - 1).clock.remaining).toBe(1)
  })
})
