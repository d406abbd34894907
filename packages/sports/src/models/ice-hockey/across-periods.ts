/**
 * Legs of periods and of the match at once: the score is carried from period to period, along the ways on which the
 * legs of the periods win. The endgame of the third depends on the lead, so goals before and in it are separate.
 */
import type { ScoreGrid } from '../../chance/grid.ts'
import type { Period } from './clock.ts'
import { leftInPeriod, periodGrid, thirdPeriod } from './distribution.ts'
import { ENDGAME_SIZE } from './endgame.ts'
import { type HockeyState, regularScore } from './state.ts'
import type { HockeyTruth, Sides } from './truth.ts'

/** P(the legs win | a score): of the match after regular time, of one period. Null where one returns its stake. */
export interface Chances {
  match(score: Sides): number | null
  period(number: Period, score: Sides): number | null
}

/** More than the further goals of one side that are looked at. */
const SIZE = 36
/** Ways rarer than this are left. */
const TINY = 1e-15

/** Chances by further goals, home * SIZE + away. */
type Ways = Float64Array

export function acrossPeriods(truth: HockeyTruth, state: HockeyState, chances: Chances): number | null {
  let ways: Ways = new Float64Array(SIZE * SIZE)
  ways[0] = 1
  for (const number of [1, 2] as const) {
    if (leftInPeriod(state, number) === null) continue
    const next = played(ways, periodGrid(truth, state, number), (score) => chances.period(number, score))
    if (next === null) return null
    ways = next
  }
  return withThird(truth, state, ways, chances)
}

/** The ways after one more period in which its legs win. */
function played(ways: Ways, grid: ScoreGrid, chance: (score: Sides) => number | null): Ways | null {
  const next = new Float64Array(SIZE * SIZE)
  for (let i = 0; i < grid.height; i++) {
    for (let k = 0; k < grid.width; k++) {
      const won = chance({ home: grid.baseHome + i, away: grid.baseAway + k })
      if (won === null) return null
      const p = won * (grid.p[i * grid.width + k] ?? 0)
      if (p < TINY) continue
      for (let at = 0; at + i * SIZE + k < next.length; at++) {
        const mass = ways[at] ?? 0
        if (mass > 0) next[at + i * SIZE + k] = (next[at + i * SIZE + k] ?? 0) + mass * p
      }
    }
  }
  return next
}

function withThird(truth: HockeyTruth, state: HockeyState, ways: Ways, chances: Chances): number | null {
  const base = regularScore(state)
  const own = state.periods[2]
  const inThird = table((home, away) => chances.period(3, { home: own.home + home, away: own.away + away }))
  const inMatch = table((home, away) => chances.match({ home: base.home + home, away: base.away + away }))
  if (inThird === null || inMatch === null) return null
  const { before, endgame } = thirdPeriod(truth, state)
  let sum = 0
  ways.forEach((mass, at) => {
    if (mass < TINY) return
    const [home, away] = [Math.floor(at / SIZE), at % SIZE]
    before.p.forEach((p, goals) => {
      if (mass * p < TINY) return
      const [i, k] = [Math.floor(goals / before.width), goals % before.width]
      const lead = base.home - base.away + home - away + i - k
      sum += mass * p * endChance(endgame(lead), i * SIZE + k, (home + i) * SIZE + away + k, inThird, inMatch)
    })
  })
  return sum
}

/** Sums over the goals of the endgame, on top of those of the third period and of the match before it. */
function endChance(
  goals: Float64Array,
  third: number,
  match: number,
  inThird: Float64Array,
  inMatch: Float64Array,
): number {
  let sum = 0
  for (let m = 0; m < ENDGAME_SIZE; m++) {
    for (let n = 0; n < ENDGAME_SIZE; n++) {
      const further = m * SIZE + n
      sum += (goals[m * ENDGAME_SIZE + n] ?? 0) * (inThird[third + further] ?? 0) * (inMatch[match + further] ?? 0)
    }
  }
  return sum
}

/** What legs come to at each number of further goals; null where one returns its stake. */
function table(chance: (home: number, away: number) => number | null): Float64Array | null {
  const values = new Float64Array(SIZE * SIZE)
  for (let home = 0; home < SIZE; home++) {
    for (let away = 0; away < SIZE; away++) {
      const won = chance(home, away)
      if (won === null) return null
      values[home * SIZE + away] = won
    }
  }
  return values
}
