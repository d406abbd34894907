/** Bonuses: what is on offer, and what a slip could use of it. None is on offer yet, so every list is empty and no id or code is known. */
import {
  type AvailableBonuses,
  BONUS_PAGE_SIZE,
  HUNTING_TOURNAMENTS_PAGE_SIZE,
  type Pagination,
} from '@touchline/contract'
import type { Handlers } from '../../kernel/handler.ts'
import type { BookModule } from '../../kernel/module.ts'
import { pageOf, paginationOf } from '../../kernel/paging.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'

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

export function createBonuses(): BookModule<BonusesCall> {
  return { handlers: HANDLERS }
}

/** What a bet could use of the bonuses. */
const NOTHING: AvailableBonuses = {
  comboboost: null,
  freebet: [],
  hunting: null,
  lootbox: null,
  tournament: null,
  jackpots: [],
}

const HANDLERS: Handlers<BonusesCall> = {
  getBonuses: async () => ({ data: [] }),
  getComboboosts: emptyList(BONUS_PAGE_SIZE),
  getFreebets: emptyList(BONUS_PAGE_SIZE),
  getHuntings: emptyList(BONUS_PAGE_SIZE),
  getLootboxes: emptyList(BONUS_PAGE_SIZE),
  getHuntingTournaments: emptyList(HUNTING_TOURNAMENTS_PAGE_SIZE),
  findAvailableBonuses: async ({ body }) => ({ data: body.bets.map(() => NOTHING) }),
  // Ids that are not the player's are left alone.
  markBonusesAsSeen: async () => null,
  applyPromoCode: async () => refuse('promo_code_unknown'),
  getBonus: unknownBonus,
  getBonusTerms: unknownBonus,
  getTournamentRating: unknownBonus,
  activateBonus: unknownBonus,
  boostFreebet: unknownBonus,
}

interface ListRequest {
  readonly query: { readonly page?: number | undefined; readonly limit?: number | undefined }
}

function emptyList(limit: number): (request: ListRequest) => Promise<{ data: never[]; pagination: Pagination }> {
  return async ({ query }) => ({ data: [], pagination: paginationOf(0, pageOf(query, limit)) })
}

async function unknownBonus(): Promise<Refusal> {
  return refuse('not_found')
}
