import type { Comboboost, Freebet, Hunting, HuntingTournament, Lootbox } from '@touchline/contract'
import { BONUS_PAGE_SIZE, HUNTING_TOURNAMENTS_PAGE_SIZE } from '@touchline/contract'
import type { Handlers } from '../../../kernel/handler.ts'
import type { BonusesPorts } from '../ports.ts'
import { activateBonus } from './activate-bonus.ts'
import { applyPromoCode } from './apply-promo-code.ts'
import { boostFreebet } from './boost-freebet.ts'
import { findAvailableBonuses } from './find-available-bonuses.ts'
import { getBonus } from './get-bonus.ts'
import { getBonusTerms } from './get-bonus-terms.ts'
import { getBonuses } from './get-bonuses.ts'
import { getTournamentRating } from './get-tournament-rating.ts'
import { listBonuses } from './list-bonuses.ts'
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

export function bonusesEndpoints(ports: BonusesPorts): Handlers<BonusesCall> {
  return {
    getBonuses: getBonuses(ports),
    getComboboosts: listBonuses(ports, (bonus): bonus is Comboboost => bonus.type === 'comboboost', BONUS_PAGE_SIZE),
    getFreebets: listBonuses(ports, (bonus): bonus is Freebet => bonus.type.startsWith('freebet'), BONUS_PAGE_SIZE),
    getHuntings: listBonuses(ports, (bonus): bonus is Hunting => bonus.type === 'hunting', BONUS_PAGE_SIZE),
    getLootboxes: listBonuses(ports, (bonus): bonus is Lootbox => bonus.type === 'lootbox', BONUS_PAGE_SIZE),
    getHuntingTournaments: listBonuses(
      ports,
      (bonus): bonus is HuntingTournament => bonus.type === 'hunting_tournament',
      HUNTING_TOURNAMENTS_PAGE_SIZE,
    ),
    findAvailableBonuses: findAvailableBonuses(ports),
    markBonusesAsSeen: markBonusesAsSeen(ports),
    applyPromoCode: applyPromoCode(ports),
    getBonus: getBonus(ports),
    getBonusTerms: getBonusTerms(ports),
    getTournamentRating: getTournamentRating(ports),
    activateBonus: activateBonus(ports),
    boostFreebet: boostFreebet(ports),
  }
}
