/** Jackpots: which bets take part, their contributions, and their winnings. */
export { type JackpotLevel, levelFault, POOL_PARTS } from './level.ts'
export { drawSubject, playLevel, poolAmount } from './play.ts'
export { type EnteringBet, type JackpotEntryTerms, takesPart } from './takes-part.ts'
