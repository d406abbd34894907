import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** Bonuses, promo codes and jackpots. */
export const page: PageDefinition<Extract<Route, { page: 'promotions' }>> = {
  head: ({ text }) => ({ title: text('catalogue.promotions'), description: () => text('bonus.lead') }),
  messages: ['jackpots'],
}
