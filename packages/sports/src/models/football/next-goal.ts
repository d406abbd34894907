import type { ScoreGrid } from '../../chance/grid.ts'

export interface NextGoal {
  readonly home: number
  readonly none: number
  readonly away: number
}

/**
 * Who scores next. Both sides' intensities run in step over the clock, so given i and j further goals every order is
 * equally likely and the next one is the home side's with probability i / (i + j).
 */
export function nextGoal(grid: ScoreGrid): NextGoal {
  let home = 0
  let away = 0
  let k = 0
  for (let i = 0; i < grid.height; i++) {
    for (let j = 0; j < grid.width; j++) {
      const p = grid.p[k++] as number
      if (i + j === 0) continue
      home += (p * i) / (i + j)
      away += (p * j) / (i + j)
    }
  }
  return { home, none: grid.p[0] as number, away }
}
