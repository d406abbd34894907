import { describe, expect, test } from 'vitest'
import { mean } from '../../chance/pmf.ts'
import { describeConformance } from '../kit/testing/conformance.ts'
import { playMatch } from '../kit/testing/played-match.ts'
import type { MatchEvent } from '../types.ts'
import { baseballDistribution } from './distribution.ts'
import { BASEBALL } from './index.ts'
import { createRunTables } from './runs.ts'
import { applyBaseball, type BaseballState, initialBaseball, isOver } from './state.ts'

describeConformance({
  sport: 'baseball',
  model: BASEBALL.model,
  bestOf: [0],
  tempo: [0.85, 1.15],
  prematch: [251, 256, 258],
  runs: 60,
})

const EVEN = { home: 0.483, away: 0.483 }
const THREE_OUTS: readonly MatchEvent[] = Array.from({ length: 3 }, () => ({ at: 0, type: 'out' }))

/** A match after these half-innings, each given by its runs; a letter 'x' leaves the next one running. */
function after(...halves: readonly (number | 'x')[]): BaseballState {
  let state = initialBaseball()
  for (const runs of halves) {
    state = applyBaseball(state, { at: 0, type: 'half_start' })
    if (runs === 'x') return state
    if (runs > 0) state = applyBaseball(state, { at: 0, type: 'runs', data: { runs } })
    if (!isOver(state)) state = THREE_OUTS.reduce(applyBaseball, state)
  }
  return state
}

/** Both sides scoreless through so many full innings. */
function scoreless(innings: number): number[] {
  return Array.from({ length: 2 * innings }, () => 0)
}

function homeWin(state: BaseballState): number {
  return BASEBALL.model.fair(EVEN, state).find(({ id }) => id === 251)?.outcomes[0]?.win ?? Number.NaN
}

function decide(state: BaseballState, id: number, specifier: string, outcome: string) {
  return BASEBALL.model.outcome({ id, specifier }, outcome, state)
}

describe('baseball reference values', () => {
  test('runs of a half-inning: mean .483, variance about twice it, none in 71.6 % of them', () => {
    const runs = createRunTables(EVEN).within('home', 3, false)
    const average = mean({ from: 0, p: runs })
    const square = runs.reduce((sum, p, n) => sum + p * n * n, 0)
    expect(average).toBeCloseTo(0.483, 2)
    expect(square - average ** 2).toBeCloseTo(2 * average, 1)
    expect(runs[0]).toBeCloseTo(0.716, 2)
  })

  test('extra innings with a runner on second have one run each on average', () => {
    expect(mean({ from: 0, p: createRunTables(EVEN).within('away', 3, true) })).toBeCloseTo(1, 1)
  })

  test('even sides win equally often and score about 8.6 together', () => {
    const whole = baseballDistribution(EVEN, initialBaseball())
    expect(homeWin(initialBaseball())).toBeCloseTo(0.5, 6)
    expect(mean(whole.total)).toBeGreaterThan(8.2)
    expect(mean(whole.total)).toBeLessThan(9)
  })
})

describe('baseball rules', () => {
  test('the bottom of the ninth is not played when the home side leads', () => {
    const eight = after(0, 1, ...scoreless(7))
    expect([eight.inning, eight.half, isOver(eight)]).toEqual([9, 'top', false])
    const top = after(0, 1, ...scoreless(7), 0)
    expect(isOver(top)).toBe(true)
    expect(decide(top, 251, '', '4')).toBe('win')
    expect(decide(top, 258, 'total=1.5', '13')).toBe('win')
    expect(isOver(after(0, 1, ...scoreless(7), 1))).toBe(false)
  })

  test('a walk-off ends the match at once', () => {
    const bottomNinth = after(...scoreless(8), 0, 'x')
    const state = applyBaseball(bottomNinth, { at: 0, type: 'runs', data: { runs: 1 } })
    expect(isOver(state)).toBe(true)
    expect(BASEBALL.model.fair(EVEN, state)).toEqual([])
    expect(decide(state, 251, '', '4')).toBe('win')
    expect(decide(state, 258, 'total=0.5', '12')).toBe('win')
  })

  test('level after nine goes to a tenth inning, decided when it ends with a leader', () => {
    const tenth = after(...scoreless(9))
    expect(isOver(tenth)).toBe(false)
    expect(tenth.inning).toBe(10)
    expect(isOver(after(...scoreless(9), 2, 1))).toBe(true)
    expect(decide(after(...scoreless(9), 2, 1), 251, '', '5')).toBe('win')
  })

  test('from the top of the ninth the home side cannot win by more than its lead', () => {
    const state = after(...scoreless(8), 'x')
    expect(decide(state, 256, 'hcp=-1.5', '1714')).toBe('lose')
    expect(decide(state, 256, 'hcp=-0.5', '1714')).toBe('open')
    expect(decide(after(...scoreless(7), 'x'), 256, 'hcp=-1.5', '1714')).toBe('open')
  })

  test('a run moves winner and total, and the next play of the same out cannot score again', () => {
    const before = after('x')
    const state = applyBaseball(before, { at: 0, type: 'runs', data: { runs: 2 } })
    const total = (at: BaseballState) => mean(baseballDistribution(EVEN, at).total)
    expect(homeWin(state)).toBeLessThan(homeWin(before) - 0.1)
    expect(total(state)).toBeGreaterThan(total(before) + 1.6)
    expect(total(state)).toBeLessThan(total(before) + 2)
  })

  test('level sides will score at least once more', () => {
    expect(decide(initialBaseball(), 258, 'total=0.5', '12')).toBe('win')
    expect(decide(after(3, 'x'), 258, 'total=3.5', '12')).toBe('open')
  })

  test('betting is closed when runs are scored', () => {
    const setup = { home: { id: 1, rating: 0 }, away: { id: 2, rating: 0 }, bestOf: 0, tempo: 1.1 }
    const match = playMatch(BASEBALL.model, setup, 'runs')
    const runs = match.events.filter(({ type }) => type === 'runs')
    expect(runs.length).toBeGreaterThan(0)
    for (const event of runs) expect(match.at(event.at - 1).betStop?.reason).toBe('possible_score')
  })

  test('the scoreboard shows innings, the batting side and its outs', () => {
    const state = applyBaseball(after(1, 0, 0, 'x'), { at: 0, type: 'out' })
    const view = BASEBALL.model.score(EVEN, state)
    expect(view).toMatchObject({ stage: 404, home: 0, away: 1, server: 'home' })
    expect(view.counters.outs).toEqual({ home: 1, away: 0 })
    expect(BASEBALL.model.finalText(state)).toBe('0:1 (0:1, 0:0)')
  })
})
