import { block, type DefaultBlock } from './default-block.ts'
import type { PageKey } from './words.ts'

/** The blocks of each page of the product, as it comes. */
export const PRODUCT_PAGES: { readonly [P in PageKey]: readonly DefaultBlock[] } = {
  home: [block('home.top-matches'), block('home.events')],
  live: [block('live.now')],
  esports: [block('esports.events')],
  schedule: [block('schedule')],
  results: [block('results')],
  search: [block('search.found')],
  favorites: [block('favorites.followed')],
  promotions: [block('promotions.bonuses'), block('jackpot-card'), block('jackpot-leaderboard')],
  racing: [block('racing.meetings')],
  lotteries: [block('lotteries.draws')],
  sport: [block('sport.events')],
  category: [block('category.events')],
  league: [block('league.events')],
  event: [block('event.page')],
  about: [block('content.text', { source: 'about', level: 1 })],
  rules: [block('content.text', { source: 'rules', level: 1 })],
}
