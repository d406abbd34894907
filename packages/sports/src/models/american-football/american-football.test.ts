import { describe, expect, test } from 'vitest'
import type { Pmf } from '../../chance/grid.ts'
import { mean, survival } from '../../chance/pmf.ts'
import { describeConformance } from '../kit/testing/conformance.ts'
import { playMatch } from '../kit/testing/played-match.ts'
import type { MatchEvent, Side } from '../types.ts'
import { americanFootballDistribution } from './distribution.ts'
import { driveEnds, offence } from './drive.ts'
import { AMERICAN_FOOTBALL } from './index.ts'
import { overtimeOver, wholeOvertime } from './overtime.ts'
import { possession } from './schedule.ts'
import { type AmericanFootballState, applyAmericanFootball, initialAmericanFootball } from './state.ts'
import type { AmericanFootballTruth } from './truth.ts'

describeConformance({
  sport: 'american-football',
  model: AMERICAN_FOOTBALL.model,
  bestOf: [0],
  tempo: [0.9, 1.1],
  prematch: [219, 223, 225, 227, 228, 235, 236, 303],
  runs: 60,
})

const EVEN: AmericanFootballTruth = {
  home: offence(0),
  away: offence(0),
  drives: [5, 6, 5, 6],
  firstPossession: 'home',
}

function stateAfter(events: readonly Omit<MatchEvent, 'at'>[]): AmericanFootballState {
  return events.reduce<AmericanFootballState>(
    (state, event) => applyAmericanFootball(state, { at: 0, ...event }),
    initialAmericanFootball(),
  )
}

const START: Omit<MatchEvent, 'at'> = { type: 'period_start' }

function touchdown(side: Side): Omit<MatchEvent, 'at'> {
  return { type: 'score', side, data: { points: 7, how: 'touchdown_7' } }
}

function drive(side: Side): Omit<MatchEvent, 'at'> {
  return { type: 'drive_start', side }
}

function reach(side: Side, stage: string): Omit<MatchEvent, 'at'> {
  return { type: 'advance', side, data: { stage, progress: 0.9 } }
}

function homeWin(state: AmericanFootballState): number {
  return AMERICAN_FOOTBALL.model.fair(EVEN, state).find(({ id }) => id === 219)?.outcomes[0]?.win ?? Number.NaN
}

/** Four quarters without points, all drives used, and a coin for the home side. */
function overtimeStart(): AmericanFootballState {
  const quarter = (drives: number): Omit<MatchEvent, 'at'>[] => [
    START,
    ...Array.from({ length: drives }, () => ({ type: 'turnover', side: 'home' as const })),
    { type: 'period_end' },
  ]
  return stateAfter([...EVEN.drives.flatMap(quarter), { type: 'period_start', side: 'home' }])
}

function mass(of: Pmf, value: number): number {
  return of.p[value - of.from] ?? 0
}

describe('American football reference values', () => {
  test('an even drive ends as public counts say', () => {
    const ends = driveEnds(offence(0), 'own_half')
    expect(ends.touchdown_7).toBeCloseTo(0.195, 2)
    expect(ends.touchdown_6 + ends.touchdown_8).toBeCloseTo(0.02, 2)
    expect(ends.field_goal).toBeCloseTo(0.155, 2)
    expect(ends.safety).toBeCloseTo(0.003, 3)
    expect(Object.values(ends).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
  })

  test('even teams score about 22 each and win equally often', () => {
    const whole = americanFootballDistribution(EVEN, initialAmericanFootball()).match
    expect(mean(whole.home)).toBeGreaterThan(21)
    expect(mean(whole.home)).toBeLessThan(23)
    expect(homeWin(initialAmericanFootball())).toBeCloseTo(0.5, 2)
  })

  test('margins of 3 and 7 are the key numbers', () => {
    const { diff } = americanFootballDistribution(EVEN, initialAmericanFootball()).match
    for (const other of [1, 2, 5, 8, 9]) {
      expect(mass(diff, 3)).toBeGreaterThan(mass(diff, other))
      expect(mass(diff, 7)).toBeGreaterThan(mass(diff, other))
    }
    expect(mass(diff, 0)).toBe(0)
    expect(survival(diff)[0]).toBeCloseTo(1, 9)
  })
})

describe('American football rules', () => {
  test('sides alternate, and the other one has the ball after half time', () => {
    const truth = { ...EVEN, drives: [5, 5, 5, 5] }
    const sides = Array.from({ length: 20 }, (_, drive) => possession(truth, drive).charAt(0)).join('')
    expect(sides).toBe('hahahahahaahahahahah')
  })

  test('prices follow the ball: red zone above midfield above own half', () => {
    const own = stateAfter([START, drive('home')])
    const middle = stateAfter([START, drive('home'), reach('home', 'opponent_half')])
    const red = stateAfter([START, drive('home'), reach('home', 'opponent_half'), reach('home', 'red_zone')])
    expect(homeWin(middle)).toBeGreaterThan(homeWin(own) + 0.01)
    expect(homeWin(red)).toBeGreaterThan(homeWin(middle) + 0.03)
  })

  test('a drive that ends with its expected points leaves the price where it was', () => {
    const before = stateAfter([START, drive('home')])
    const ends = driveEnds(EVEN.home, 'own_half')
    const after = (points: number, side: Side) =>
      homeWin(stateAfter([START, drive('home'), { type: points === 0 ? 'turnover' : 'score', side, data: { points } }]))
    const expected =
      ends.touchdown_7 * after(7, 'home') +
      ends.touchdown_6 * after(6, 'home') +
      ends.touchdown_8 * after(8, 'home') +
      ends.field_goal * after(3, 'home') +
      ends.safety * after(2, 'away') +
      ends.none * after(0, 'home')
    expect(homeWin(before)).toBeCloseTo(expected, 9)
  })

  test('overtime: each side has a drive, then the next score wins', () => {
    expect(overtimeOver(1, { home: 7, away: 0 }, 'away')).toBe(false)
    expect(overtimeOver(1, { home: 0, away: 2 }, 'away')).toBe(true)
    expect(overtimeOver(2, { home: 7, away: 7 }, 'home')).toBe(false)
    expect(overtimeOver(2, { home: 7, away: 3 }, 'home')).toBe(true)
    expect(overtimeOver(3, { home: 10, away: 7 }, 'away')).toBe(true)
    const cells = wholeOvertime(EVEN)
    expect(cells.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12)
    expect(cells.every(({ home, away }) => home !== away)).toBe(true)
  })

  test('in overtime the other side may reply to a first touchdown, or it wins', () => {
    const start = overtimeStart()
    const scored = applyAmericanFootball(start, { at: 1, ...touchdown('home') })
    expect(homeWin(scored)).toBeGreaterThan(0.8)
    expect(homeWin(scored)).toBeLessThan(1)
    const held = applyAmericanFootball(scored, { at: 2, type: 'turnover', side: 'away' })
    expect(AMERICAN_FOOTBALL.model.fair(EVEN, held)).toEqual([])
  })

  test('a quarter is settled at its end, a total as soon as it is passed', () => {
    const state = stateAfter([START, drive('home'), touchdown('home'), { type: 'period_end' }, START])
    const decide = (id: number, specifier: string, outcome: string) =>
      AMERICAN_FOOTBALL.model.outcome({ id, specifier }, outcome, state)
    expect(decide(235, 'quarternr=1', '1')).toBe('win')
    expect(decide(303, 'hcp=-6.5|quarternr=1', '1714')).toBe('win')
    expect(decide(236, 'quarternr=2|total=0.5', '12')).toBe('open')
    expect(decide(225, 'total=6.5', '12')).toBe('win')
    expect(decide(225, 'total=7.5', '12')).toBe('open')
    expect(decide(219, '', '4')).toBe('open')
  })

  test('betting is closed whenever points are scored', () => {
    const setup = { home: { id: 1, rating: 0 }, away: { id: 2, rating: 0 }, bestOf: 0, tempo: 1 }
    const match = playMatch(AMERICAN_FOOTBALL.model, setup, 'scores')
    const scores = match.events.filter(({ type }) => type === 'score')
    expect(scores.length).toBeGreaterThan(3)
    for (const event of scores) expect(match.at(event.at - 1).betStop?.reason).toBe('possible_score')
  })

  test('every quarter is played to the end of its clock', () => {
    const setup = { home: { id: 1, rating: 0 }, away: { id: 2, rating: 0 }, bestOf: 0, tempo: 1 }
    const match = playMatch(AMERICAN_FOOTBALL.model, setup, 'clock')
    const ends = match.events.filter(({ type }) => type === 'period_end').slice(0, 4)
    expect(ends.length).toBe(4)
    for (const end of ends) expect(match.at(end.at - 1).clock.remaining).toBeLessThanOrEqual(1)
  })
})
