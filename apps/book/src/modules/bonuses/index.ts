/** Bonuses: what is on offer, and what a slip could use of it. */
export { type BonusesCall, bonusesEndpoints } from './endpoints/index.ts'
