import type { Pmf } from '../../chance/grid.ts'
import { certain, convolve, shift } from '../../chance/pmf.ts'
import { QUARTERS } from '../kit/quarters.ts'
import { lastPlays } from './last-minutes.ts'
import { type Lattice, type LatticeViews, latticeOf, latticeViews } from './lattice.ts'
import { leadAfter } from './lead-chain.ts'
import { part, plus } from './overtime.ts'
import { playCounts } from './play-counts.ts'
import { pointsOf } from './points-table.ts'
import { type BasketballState, periodMs, points } from './state.ts'
import { type PeriodTables, periodTables } from './tables.ts'
import type { BasketballTruth } from './truth.ts'

export interface BasketballDistribution {
  /** Margin of regular time, level included; null once it is over. */
  readonly regular: Pmf | null
  /** With overtime: home minus away (never zero), total, each side. */
  readonly margin: Pmf
  readonly total: Pmf
  readonly home: Pmf
  readonly away: Pmf
  /** The running quarter and the next one: own margin and total. */
  readonly quarters: readonly { readonly number: number; readonly margin: Pmf; readonly total: Pmf }[]
}

/** With fewer plays to come in the last period than this the score is followed play by play. */
const FEW_PLAYS = 4

export function basketballDistribution(truth: BasketballTruth, state: BasketballState): BasketballDistribution {
  const tables = periodTables(truth)
  const score = points(state)
  const running = runningPeriod(truth, state)
  const views = latticeViews(regularTime(truth, state, running))
  return {
    regular: state.period > QUARTERS ? null : views.margin,
    ...withOvertime(tables, views),
    quarters: quarters(tables, state, score.home - score.away, running.leadAtEnd, running.pointsLeft),
  }
}

/** The distribution of the rest of the running period. */
interface RunningPeriod {
  readonly counts: Float64Array
  readonly leadAtEnd: Pmf
  readonly pointsLeft: Pmf
}

function runningPeriod(truth: BasketballTruth, state: BasketballState): RunningPeriod {
  const { home, away } = points(state)
  const { remaining } = state.clock
  const counts = playCounts(truth.pace, remaining, state.lastPlayRemaining - remaining)
  const leadAtEnd = leadAfter(truth.edge, home - away, state.lastScorer, counts)
  return { counts, leadAtEnd, pointsLeft: pointsOf(counts) }
}

/** Lead and total at the end of regular time, or of the running overtime. */
export function regularTime(
  truth: BasketballTruth,
  state: BasketballState,
  { counts, leadAtEnd, pointsLeft } = runningPeriod(truth, state),
): Lattice {
  const score = points(state)
  return state.period >= QUARTERS && truth.pace * state.clock.remaining < FEW_PLAYS
    ? lastPlays(truth.edge, score, state.lastScorer, counts)
    : wholeMatch(periodTables(truth), state, leadAtEnd, shift(pointsLeft, score.home + score.away))
}

function wholeMatch(tables: PeriodTables, state: BasketballState, leadAtEnd: Pmf, totalAtEnd: Pmf) {
  let lead = leadAtEnd
  for (let period = state.period; period < QUARTERS; period++) lead = tables.after(lead)
  const later = QUARTERS - state.period
  const total = later > 0 ? convolve(totalAtEnd, tables.points(later)) : totalAtEnd
  const score = points(state)
  return latticeOf(lead, total, { lead: score.home - score.away, total: score.home + score.away })
}

/** Replaces the level scores by what overtime makes of them. */
function withOvertime(tables: PeriodTables, { decided, level }: LatticeViews) {
  const tie = level.p.reduce((sum, p) => sum + p, 0)
  if (tie === 0) return decided
  const { overtime } = tables
  const half = part(level, 2)
  return {
    margin: plus(decided.margin, { from: overtime.margin.from, p: overtime.margin.p.map((p) => p * tie) }),
    total: plus(decided.total, convolve(level, overtime.total)),
    home: plus(decided.home, convolve(half, overtime.home)),
    away: plus(decided.away, convolve(half, overtime.away)),
  }
}

function quarters(
  tables: PeriodTables,
  state: BasketballState,
  lead: number,
  leadAtEnd: Pmf,
  pointsLeft: Pmf,
): BasketballDistribution['quarters'] {
  if (state.period > QUARTERS) return []
  const own = state.periods[state.period - 1] ?? { home: 0, away: 0 }
  const begun = state.clock.remaining < periodMs(state)
  const running = {
    number: state.period,
    margin: begun ? shift(leadAtEnd, own.home - own.away - lead) : tables.margin(certain(lead)),
    total: shift(pointsLeft, own.home + own.away),
  }
  if (state.period === QUARTERS) return [running]
  return [running, { number: state.period + 1, margin: tables.margin(leadAtEnd), total: tables.points(1) }]
}
