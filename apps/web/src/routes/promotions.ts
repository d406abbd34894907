import { jackpotCard } from '../blocks/jackpot-card/index.ts'
import { jackpotLeaderboard } from '../blocks/jackpot-leaderboard/index.ts'
import { promotionsBonuses } from '../blocks/promotions.bonuses/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** Bonuses, promo codes and jackpots. */
export const page: PageDefinition<Extract<Route, { page: 'promotions' }>> = {
  blocks: [promotionsBonuses, jackpotCard, jackpotLeaderboard],
  head: ({ text }) => ({ title: text('catalogue.promotions'), description: () => text('bonus.lead') }),
  messages: ['jackpots'],
}
