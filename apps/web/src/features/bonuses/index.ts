/** Bonuses: what is on offer and what a player has of it, promo codes, terms and leaderboards. The choice for a bet is the slip's. */
export { BonusCount } from './BonusCount.tsx'
export { BonusList } from './BonusList.tsx'
export { PromoCode } from './PromoCode.tsx'
export { PromotionsPage } from './PromotionsPage.tsx'
