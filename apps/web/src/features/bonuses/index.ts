/** Bonuses: the offer, the player's own, promo codes, terms and leaderboards. The slip chooses the bonus of a bet. */
export { BonusCount } from './BonusCount.tsx'
export { BonusList } from './BonusList.tsx'
export { PromoCode } from './PromoCode.tsx'
export { PromotionsPage } from './PromotionsPage.tsx'
