export { formatOdds, isShownExactly } from './format-odds.ts'
export { LADDER, type LadderStep, ladderOdds, nearestLadderStep } from './ladder.ts'
export { type Odds, oddsFraction, parseOdds, scaleOdds } from './odds.ts'
