/** Distributions of an ice hockey match at a state: regular time, one period, and the final score. */
import { productGrid, type ScoreGrid } from '../../chance/grid.ts'
import { poisson } from '../../chance/poisson.ts'
import { ENDGAME_MS, PERIOD_MS, PERIOD_SHARES, PERIODS, type Period } from './clock.ts'
import { ENDGAME_SIZE, endgameGoals, endgameTable, LEADS, leadClass } from './endgame.ts'
import { gameClock, type HockeyState, regularScore } from './state.ts'
import type { HockeyTruth, Sides } from './truth.ts'

/** Further goals of one side before the endgame: 0 to 15; in one period 0 to 9. */
const MATCH_SIZE = 16
const PERIOD_SIZE = 10

/** A running period is never quite without a chance of a goal. */
const LEAST_MS = 500

/** Game time left in a period; null when it is over. */
export function leftInPeriod(state: HockeyState, period: Period): number | null {
  if (period <= state.periodsPlayed) return null
  const running = state.stage.kind === 'period' && state.stage.period === period
  return running ? Math.max(PERIOD_MS - gameClock(state), LEAST_MS) : PERIOD_MS
}

/** Mean further goals of a stretch of a period. */
function means(truth: HockeyTruth, period: Period, ms: number): Sides {
  const share = (PERIOD_SHARES[period] * ms) / PERIOD_MS
  return { home: truth.goals.home * share, away: truth.goals.away * share }
}

/** Mean goals before the last two minutes: of periods `from` to 3. */
function beforeEndgame(truth: HockeyTruth, state: HockeyState, upTo: Period): Sides {
  let home = 0
  let away = 0
  for (const period of PERIODS) {
    if (period > upTo) break
    const left = (leftInPeriod(state, period) ?? 0) - (period === 3 ? ENDGAME_MS : 0)
    if (left <= 0) continue
    const part = means(truth, period, left)
    home += part.home
    away += part.away
  }
  return { home, away }
}

/** Final score of regular time. */
export function regularGrid(truth: HockeyTruth, state: HockeyState): ScoreGrid {
  const base = regularScore(state)
  const left = leftInPeriod(state, 3)
  if (left === null) return productGrid(new Float64Array([1]), new Float64Array([1]), base.home, base.away)
  if (left <= ENDGAME_MS) {
    const p = endgameGoals(truth.goals, base.home - base.away, left)
    return { baseHome: base.home, baseAway: base.away, height: ENDGAME_SIZE, width: ENDGAME_SIZE, p }
  }
  const mean = beforeEndgame(truth, state, 3)
  const before = productGrid(poisson(mean.home, MATCH_SIZE), poisson(mean.away, MATCH_SIZE), base.home, base.away)
  return thenEndgame(before, truth, [[base.home - base.away, 1]])
}

/** Score of one period that is not over. */
export function periodGrid(truth: HockeyTruth, state: HockeyState, period: Period): ScoreGrid {
  const running = state.stage.kind === 'period' && state.stage.period === period
  const base = running ? state.periods[period - 1] : undefined
  const { home, away } = base ?? { home: 0, away: 0 }
  const left = leftInPeriod(state, period) ?? 0
  const score = regularScore(state)
  const lead = score.home - score.away
  if (period === 3 && left <= ENDGAME_MS) {
    const p = endgameGoals(truth.goals, lead, left)
    return { baseHome: home, baseAway: away, height: ENDGAME_SIZE, width: ENDGAME_SIZE, p }
  }
  const mean = means(truth, period, period === 3 ? left - ENDGAME_MS : left)
  const before = productGrid(poisson(mean.home, PERIOD_SIZE), poisson(mean.away, PERIOD_SIZE), home, away)
  return period === 3 ? thenEndgame(before, truth, leadsBeforeThird(truth, state, lead)) : before
}

/** Goals of the third period: those before its endgame, and those of the endgame by the lead at its start. */
export interface ThirdPeriod {
  readonly before: ScoreGrid
  endgame(lead: number): Float64Array
}

export function thirdPeriod(truth: HockeyTruth, state: HockeyState): ThirdPeriod {
  const left = leftInPeriod(state, 3) ?? 0
  if (left <= ENDGAME_MS) {
    const only = new Float64Array([1])
    return { before: productGrid(only, only, 0, 0), endgame: (lead) => endgameGoals(truth.goals, lead, left) }
  }
  const mean = means(truth, 3, left - ENDGAME_MS)
  const before = productGrid(poisson(mean.home, PERIOD_SIZE), poisson(mean.away, PERIOD_SIZE), 0, 0)
  const table = endgameTable(truth.goals)
  return { before, endgame: (lead) => table[leadClass(lead)] as Float64Array }
}

/** Distribution of the lead when the third period begins (or now, when it has begun). */
function leadsBeforeThird(
  truth: HockeyTruth,
  state: HockeyState,
  lead: number,
): readonly (readonly [number, number])[] {
  const mean = beforeEndgame(truth, state, 2)
  if (mean.home + mean.away === 0) return [[lead, 1]]
  const home = poisson(mean.home, MATCH_SIZE)
  const away = poisson(mean.away, MATCH_SIZE)
  const byLead = new Map<number, number>()
  for (let i = 0; i < MATCH_SIZE; i++) {
    for (let j = 0; j < MATCH_SIZE; j++) {
      const key = lead + i - j
      byLead.set(key, (byLead.get(key) ?? 0) + (home[i] as number) * (away[j] as number))
    }
  }
  return [...byLead]
}

/**
 * Adds the endgame's goals to a grid. `leads` is the distribution of the lead at the grid's base; it is independent of
 * the grid's own goals.
 */
function thenEndgame(
  before: ScoreGrid,
  truth: HockeyTruth,
  leads: readonly (readonly [lead: number, p: number])[],
): ScoreGrid {
  const table = endgameTable(truth.goals)
  const height = before.height + ENDGAME_SIZE - 1
  const width = before.width + ENDGAME_SIZE - 1
  const p = new Float64Array(height * width)
  const classes = classesByGoalDifference(before, leads)
  for (let i = 0; i < before.height; i++) {
    for (let j = 0; j < before.width; j++) {
      const here = before.p[i * before.width + j] as number
      const at = classes[i - j + before.width - 1] as Float64Array
      for (let c = 0; c < LEADS.length; c++) {
        const weight = here * (at[c] as number)
        if (weight > 1e-15) addScaled(p, width, i, j, table[c] as Float64Array, weight)
      }
    }
  }
  return { baseHome: before.baseHome, baseAway: before.baseAway, height, width, p }
}

/** P(class of lead) after a goal difference of the grid, at index difference + width - 1. */
function classesByGoalDifference(
  before: ScoreGrid,
  leads: readonly (readonly [lead: number, p: number])[],
): readonly Float64Array[] {
  return Array.from({ length: before.height + before.width - 1 }, (_, k) => {
    const classes = new Float64Array(LEADS.length)
    for (const [lead, p] of leads) {
      const c = leadClass(lead + k - before.width + 1)
      classes[c] = (classes[c] as number) + p
    }
    return classes
  })
}

function addScaled(p: Float64Array, width: number, i: number, j: number, goals: Float64Array, weight: number): void {
  let k = 0
  for (let m = 0; m < ENDGAME_SIZE; m++) {
    let cell = (i + m) * width + j
    for (let n = 0; n < ENDGAME_SIZE; n++) {
      p[cell] = (p[cell] as number) + weight * (goals[k++] as number)
      cell++
    }
  }
}

/** Final score including overtime and shootout: every tie becomes one goal for the winner. */
export function finalGrid(regular: ScoreGrid, homeWinsTie: number): ScoreGrid {
  const height = regular.height + 1
  const width = regular.width + 1
  const p = new Float64Array(height * width)
  for (let i = 0; i < regular.height; i++) {
    for (let j = 0; j < regular.width; j++) {
      const here = regular.p[i * regular.width + j] as number
      if (regular.baseHome + i !== regular.baseAway + j) {
        p[i * width + j] = (p[i * width + j] as number) + here
      } else {
        p[(i + 1) * width + j] = (p[(i + 1) * width + j] as number) + here * homeWinsTie
        p[i * width + j + 1] = (p[i * width + j + 1] as number) + here * (1 - homeWinsTie)
      }
    }
  }
  return { baseHome: regular.baseHome, baseAway: regular.baseAway, height, width, p }
}
