import type { Pmf } from '../../chance/grid.ts'
import { type ExtraInnings, extraInnings, extraInningsScores, type ScoreCell } from './extra-innings.ts'
import { type Ends, emptySums, lastHalf, pmfOf, REACH, type Sums, summing } from './last-half.ts'
import { createRunTables, INNINGS, OUTS, type RunTables } from './runs.ts'
import { type BaseballState, score } from './state.ts'
import type { BaseballTruth } from './truth.ts'

export interface BaseballDistribution {
  /** Home minus away at the end; never zero. */
  readonly margin: Pmf
  readonly total: Pmf
}

interface Tables {
  readonly runs: RunTables
  readonly extra: ExtraInnings
  extraScores(): readonly ScoreCell[]
}

/** Scores rarer than this are left out. */
const TINY = 1e-12

const TABLES = new WeakMap<BaseballTruth, Tables>()

function tablesOf(truth: BaseballTruth): Tables {
  const known = TABLES.get(truth)
  if (known !== undefined) return known
  const runs = createRunTables(truth)
  let scores: readonly ScoreCell[] | null = null
  const made = {
    runs,
    extra: extraInnings(runs),
    extraScores() {
      scores ??= extraInningsScores(runs)
      return scores
    },
  }
  TABLES.set(truth, made)
  return made
}

export function baseballDistribution(truth: BaseballTruth, state: BaseballState): BaseballDistribution {
  const sums = emptySums()
  nineInnings(truth, state, summing(sums))
  addExtra(sums, tablesOf(truth).extra)
  return { margin: pmfOf(-REACH, sums.margin), total: pmfOf(0, sums.total) }
}

/** The possible scores after nine innings, or after the running extra inning. */
export function nineInnings(truth: BaseballTruth, state: BaseballState, into: Ends): void {
  const { runs } = tablesOf(truth)
  const now = score(state)
  const left = outsLeft(state)
  const inExtra = state.inning > INNINGS
  const home = runs.within('home', left.home, false)
  const away = runs.within('away', left.away, inExtra)
  const last = runs.within('home', left.lastHalf, inExtra)
  for (let i = 0; i < home.length; i++) {
    for (let j = 0; j < away.length; j++) {
      const p = (home[i] as number) * (away[j] as number)
      if (p > TINY) lastHalf(into, last, now.home + i, now.away + j, p)
    }
  }
}

/** Scores that extra innings add to a level one, by their chances. */
export function extraScores(truth: BaseballTruth): readonly ScoreCell[] {
  return tablesOf(truth).extraScores()
}

/** Replaces the level scores by what extra innings make of them. */
function addExtra({ margin, total, level }: Sums, extra: ExtraInnings): void {
  for (let each = 0; each < level.length; each++) {
    const mass = level[each] as number
    if (mass < TINY) continue
    for (let i = 0; i < margin.length; i++) margin[i] = (margin[i] as number) + mass * (extra.margin[i] as number)
    for (let i = 0; i < extra.total.length && 2 * each + i < total.length; i++) {
      total[2 * each + i] = (total[2 * each + i] as number) + mass * (extra.total[i] as number)
    }
  }
}

/** Outs each side still has: the home side's before the last half-inning and in it, the away side's up to then. */
function outsLeft(state: BaseballState): { home: number; away: number; lastHalf: number } {
  const running = OUTS - state.outs - (state.scored ? 1 : 0)
  const later = Math.max(0, INNINGS - state.inning)
  if (state.half === 'top') return { home: OUTS * later, away: running + OUTS * later, lastHalf: OUTS }
  if (later === 0) return { home: 0, away: 0, lastHalf: running }
  return { home: running + OUTS * (later - 1), away: OUTS * later, lastHalf: OUTS }
}
