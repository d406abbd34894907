import type { Pmf } from '../../chance/grid.ts'

/** Sums over final scores; level scores are kept apart, for extra innings. */
export interface Sums {
  /** Home minus away; index 0 is -REACH. */
  readonly margin: Float64Array
  readonly total: Float64Array
  /** Level scores by the runs of one side. */
  readonly level: Float64Array
}

export const REACH = 60
const MOST_TOTAL = 160

/** Final scores with their chances, level ones with the runs of one side. */
export interface Ends {
  settle(home: number, away: number, p: number): void
  level(each: number, p: number): void
}

export function emptySums(): Sums {
  return {
    margin: new Float64Array(2 * REACH + 1),
    total: new Float64Array(MOST_TOTAL),
    level: new Float64Array(MOST_TOTAL / 2),
  }
}

/**
 * The bottom of the ninth or of an extra inning from a score: not played when the home side leads, over as soon as it
 * does. `runs` is the distribution of what the home side would score in it.
 */
export function lastHalf(into: Ends, runs: Float64Array, home: number, away: number, p: number): void {
  if (home > away) {
    into.settle(home, away, p)
    return
  }
  const behind = away - home
  let left = p
  for (let more = 0; more < behind && more < runs.length; more++) {
    const mass = p * (runs[more] as number)
    into.settle(home + more, away, mass)
    left -= mass
  }
  const tie = p * (runs[behind] ?? 0)
  into.level(away, tie)
  if (left > tie) into.settle(away + 1, away, left - tie)
}

/** Adds final scores to sums. */
export function summing({ margin, total, level }: Sums): Ends {
  return {
    settle(home, away, p) {
      const at = home - away + REACH
      margin[at] = (margin[at] as number) + p
      total[home + away] = (total[home + away] as number) + p
    },
    level(each, p) {
      level[each] = (level[each] as number) + p
    },
  }
}

export function pmfOf(from: number, p: Float64Array): Pmf {
  const all = p.reduce((sum, mass) => sum + mass, 0)
  return { from, p: p.map((mass) => mass / all) }
}
