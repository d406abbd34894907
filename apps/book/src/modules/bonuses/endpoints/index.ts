import type { Handlers } from '../../../http/handler.ts'
import { applyPromoCode } from './apply-promo-code.ts'
import { activateBonus, boostFreebet, getBonus, getBonusTerms, getTournamentRating } from './bonus-details.ts'
import { findAvailableBonuses } from './find-available-bonuses.ts'
import { bonusLists } from './get-bonus-lists.ts'
import { getBonuses } from './get-bonuses.ts'
import { markBonusesAsSeen } from './mark-bonuses-as-seen.ts'

/** Calls about bonuses. */
export type BonusesCall =
  | 'getBonuses'
  | 'getComboboosts'
  | 'getFreebets'
  | 'getHuntings'
  | 'getLootboxes'
  | 'getHuntingTournaments'
  | 'findAvailableBonuses'
  | 'markBonusesAsSeen'
  | 'applyPromoCode'
  | 'getBonus'
  | 'getBonusTerms'
  | 'getTournamentRating'
  | 'activateBonus'
  | 'boostFreebet'

export const bonusesEndpoints: Handlers<BonusesCall> = {
  getBonuses,
  ...bonusLists,
  findAvailableBonuses,
  markBonusesAsSeen,
  applyPromoCode,
  getBonus,
  getBonusTerms,
  getTournamentRating,
  activateBonus,
  boostFreebet,
}
