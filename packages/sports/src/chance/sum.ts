import type { ValueRule } from '../markets/value-rules.ts'
import type { FairOutcome, LegOutcome } from '../pricing/fair.ts'
import type { Pmf, ScoreGrid } from './grid.ts'

interface Weights {
  win: number
  halfWin: number
  push: number
  halfLose: number
  lose: number
}

/** The probabilities of an outcome: its rule summed over the distribution of its value. */
export function sumValues(id: string, pmf: Pmf, rule: ValueRule): FairOutcome {
  const weights = noWeights()
  for (let k = 0; k < pmf.p.length; k++) add(weights, rule(pmf.from + k), pmf.p[k] as number)
  return { id, ...weights }
}

/** The same over pairs. */
export function sumScores(id: string, grid: ScoreGrid, rule: (home: number, away: number) => LegOutcome): FairOutcome {
  const weights = noWeights()
  let k = 0
  for (let i = 0; i < grid.height; i++) {
    for (let j = 0; j < grid.width; j++) {
      add(weights, rule(grid.baseHome + i, grid.baseAway + j), grid.p[k++] as number)
    }
  }
  return { id, ...weights }
}

/** An outcome that wins with probability `p` and loses otherwise. */
export function chance(id: string, p: number): FairOutcome {
  return { id, win: p, halfWin: 0, push: 0, halfLose: 0, lose: 1 - p }
}

function noWeights(): Weights {
  return { win: 0, halfWin: 0, push: 0, halfLose: 0, lose: 0 }
}

function add(weights: Weights, result: LegOutcome, p: number): void {
  switch (result) {
    case 'win':
      weights.win += p
      break
    case 'half_win':
      weights.halfWin += p
      break
    case 'push':
    case 'void':
      weights.push += p
      break
    case 'half_lose':
      weights.halfLose += p
      break
    case 'lose':
      weights.lose += p
      break
  }
}
