import { type Refusal, refuse } from '../../../lib/refusal.ts'

/** No bonus is on offer yet, so no id names one. */
async function unknownBonus(): Promise<Refusal> {
  return refuse('not_found')
}

export const getBonus = unknownBonus
export const getBonusTerms = unknownBonus
export const getTournamentRating = unknownBonus
export const activateBonus = unknownBonus
export const boostFreebet = unknownBonus
