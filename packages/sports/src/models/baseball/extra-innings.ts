import { convolve } from '../../chance/poisson.ts'
import type { Pair } from '../kit/sides.ts'
import { type Ends, emptySums, lastHalf, type Sums, summing } from './last-half.ts'
import { OUTS, type RunTables } from './runs.ts'

/** What extra innings add to a level score. */
export interface ExtraInnings {
  /** Home minus away, as in `Sums.margin`; sums to 1. */
  readonly margin: Float64Array
  /** Runs of both sides; sums to 1. */
  readonly total: Float64Array
}

/** Level innings looked ahead; each follows another with a chance of about a quarter. */
const MOST = 10
const TOTALS = 48

export function extraInnings(runs: RunTables): ExtraInnings {
  const one = oneInning(runs)
  const tie = one.level.reduce((sum, p) => sum + p, 0)
  const level = new Float64Array(TOTALS)
  for (let each = 0; 2 * each < TOTALS; each++) level[2 * each] = one.level[each] as number
  // Every level inning adds its runs; the last one decides, independent of the innings before.
  let chain = one.total.slice(0, TOTALS)
  const total = Float64Array.from(chain)
  for (let n = 1; n < MOST; n++) {
    chain = convolve(chain, level).slice(0, TOTALS)
    chain.forEach((p, i) => {
      total[i] = (total[i] as number) + p
    })
  }
  const all = total.reduce((sum, p) => sum + p, 0)
  return { margin: one.margin.map((p) => p / (1 - tie)), total: total.map((p) => p / all) }
}

function oneInning(runs: RunTables): Sums {
  const sums = emptySums()
  playInning(runs, summing(sums))
  return sums
}

function playInning(runs: RunTables, into: Ends): void {
  const top = runs.within('away', OUTS, true)
  const bottom = runs.within('home', OUTS, true)
  top.forEach((p, away) => {
    lastHalf(into, bottom, 0, away, p)
  })
}

/** A score with its chance. */
export interface ScoreCell extends Pair {
  readonly p: number
}

/** Rarer scores are left out. */
const RARE = 1e-12

/** Both sides' runs in extra innings: level ones until one decides, as often as it takes. */
export function extraInningsScores(runs: RunTables): readonly ScoreCell[] {
  const last: ScoreCell[] = []
  const level = new Float64Array(TOTALS / 2)
  playInning(runs, {
    settle: (home, away, p) => void last.push({ home, away, p }),
    level(each, p) {
      if (each < level.length) level[each] = (level[each] as number) + p
    },
  })
  let chain: Float64Array = Float64Array.of(1)
  const before = new Float64Array(TOTALS / 2)
  for (let n = 0; n < MOST; n++) {
    chain.forEach((p, i) => {
      before[i] = (before[i] as number) + p
    })
    chain = convolve(chain, level).slice(0, TOTALS / 2)
  }
  const cells = new Map<string, ScoreCell>()
  for (const { home, away, p } of last) {
    before.forEach((mass, each) => {
      if (p * mass < RARE) return
      const key = `${home + each}:${away + each}`
      cells.set(key, { home: home + each, away: away + each, p: (cells.get(key)?.p ?? 0) + p * mass })
    })
  }
  const all = [...cells.values()].reduce((sum, { p }) => sum + p, 0)
  return [...cells.values()].map((cell) => ({ ...cell, p: cell.p / all }))
}
