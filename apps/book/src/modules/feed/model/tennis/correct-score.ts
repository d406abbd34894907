import type { Pair } from '../kit/sides.ts'

export interface CorrectScore extends Pair {
  readonly id: string
}

const BEST_OF_3: readonly (readonly [number, number])[] = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
]
const BEST_OF_5: readonly (readonly [number, number])[] = [
  [3, 0],
  [3, 1],
  [3, 2],
  [2, 3],
  [1, 3],
  [0, 3],
]

const IDS = {
  3: BEST_OF_3.map(([home, away], i) => ({ id: `sr:correct_score:bestof:3:${4 + i}`, home, away })),
  5: BEST_OF_5.map(([home, away], i) => ({ id: `sr:correct_score:bestof:5:${8 + i}`, home, away })),
} as const

/** Outcome ids of market 199 with the score each stands for. */
export function correctScoreId(bestOf: 3 | 5): readonly CorrectScore[] {
  return IDS[bestOf]
}

/** Specifier of market 199. */
export function correctScoreVariant(bestOf: 3 | 5): string {
  return `sr:correct_score:bestof:${bestOf}`
}
