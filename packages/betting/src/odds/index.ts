export { formatOdds, ODDS_FORMATS, type OddsFormat } from './format-odds.ts'
export { LADDER, type LadderStep, ladderOdds, nearestLadderStep } from './ladder.ts'
export { ODDS_SCALE, type Odds, oddsFraction, parseOdds, scaleOdds } from './odds.ts'
