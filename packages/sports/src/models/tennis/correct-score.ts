import { everywhere, onScore } from '../../markets/outcomes.ts'
import type { ScoreRule } from '../../markets/rule.ts'
import type { Outcome, OutcomeSource } from '../../markets/types.ts'

/** The variant of a match over so many sets at most. */
export function correctScoreVariant(bestOf: 3 | 5): string {
  return `sr:correct_score:bestof:${bestOf}`
}

/** Ids of the feed: the variant and a number that runs on from the first score to the last. */
function scores(bestOf: 3 | 5, first: number, all: readonly (readonly [home: number, away: number])[]) {
  const variant = correctScoreVariant(bestOf)
  return {
    [variant]: all.map(([home, away], i): Outcome<ScoreRule> => {
      const text = everywhere(`${home}:${away}`)
      return onScore(`${variant}:${first + i}`, null, text, (h, a) => h === home && a === away)
    }),
  }
}

/** The final score in sets. */
export const CORRECT_SCORE: OutcomeSource<ScoreRule> = {
  kind: 'variant',
  variants: {
    ...scores(3, 4, [
      [2, 0],
      [2, 1],
      [1, 2],
      [0, 2],
    ]),
    ...scores(5, 8, [
      [3, 0],
      [3, 1],
      [3, 2],
      [2, 3],
      [1, 3],
      [0, 3],
    ]),
  },
}
