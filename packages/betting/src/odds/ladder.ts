import { ODDS_SCALE } from '../vocabulary/index.ts'
import type { Odds } from './odds.ts'

/** The steps of British prices, shortest first, in the spelling players know (6/4, 40/85). */
const LADDER_TEXT =
  '1/10 1/9 1/8 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 40/85 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 9/10 ' +
  '10/11 20/21 1/1 21/20 11/10 6/5 5/4 13/10 11/8 7/5 6/4 8/5 13/8 7/4 9/5 15/8 2/1 85/40 11/5 9/4 12/5 5/2 13/5 11/4 ' +
  '14/5 3/1 16/5 10/3 17/5 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 20/1 25/1 33/1 ' +
  '50/1 66/1 100/1 150/1 200/1 500/1 1000/1'

/** A step: `n/m` pays n for m, plus the stake. */
export interface LadderStep {
  readonly text: string
  readonly n: number
  readonly m: number
}

function readLadder(): readonly LadderStep[] {
  return LADDER_TEXT.split(' ').map((text) => {
    const [n = 0, m = 1] = text.split('/').map(Number)
    return { text, n, m }
  })
}

/** All steps, shortest price first. */
export const LADDER: readonly LadderStep[] = /* @__PURE__ */ readLadder()

/** Whether the price lies above the middle of two neighbouring steps; in the middle itself the shorter price wins. */
function isAboveMiddle(odds: Odds, shorter: LadderStep, longer: LadderStep): boolean {
  return 2 * (odds - ODDS_SCALE) * shorter.m * longer.m > ODDS_SCALE * (shorter.n * longer.m + longer.n * shorter.m)
}

/** The step nearest to a price, a tie going to the shorter one. Beyond either end it is the step at that end. */
export function nearestLadderStep(odds: Odds): LadderStep {
  const index = LADDER.findIndex((step, at) => {
    const next = LADDER[at + 1]
    return next === undefined || !isAboveMiddle(odds, step, next)
  })
  return LADDER[index] as LadderStep
}

/** Scaled odds of a step, half-up: 1/3 is 13333. */
export function ladderOdds(step: LadderStep): Odds {
  return ODDS_SCALE + Math.floor((2 * step.n * ODDS_SCALE + step.m) / (2 * step.m))
}
