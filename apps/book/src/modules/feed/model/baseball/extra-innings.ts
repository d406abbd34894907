import { convolve } from '../shared/poisson.ts'
import { emptySums, lastHalf, type Sums } from './last-half.ts'
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
  // Every level inning adds its runs; the last one decides, the same way whatever came before.
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
  const top = runs.within('away', OUTS, true)
  const bottom = runs.within('home', OUTS, true)
  top.forEach((p, away) => {
    lastHalf(sums, bottom, 0, away, p)
  })
  return sums
}
