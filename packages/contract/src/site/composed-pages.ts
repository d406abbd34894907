import { block, type DefaultBlock } from './default-block.ts'
import type { PageKey } from './words.ts'

const LIVE = block('live-events')
const UPCOMING = block('prematch-events')
const chips = (props: DefaultBlock['props']) => block('sport-list', { layout: 'chips', ...props })

const PAGES: { readonly [P in PageKey]: readonly DefaultBlock[] } = {
  home: [
    { ...chips({}), devices: 'mobile' },
    block('content.page-banner', {
      layout: 'tile',
      items: [{ kind: 'promo', topic: 'live', link: '/live' }, { kind: 'event' }],
    }),
    block('live-events', { limit: 40 }),
    block('prematch-events', { limit: 40 }),
  ],
  live: [chips({ scope: 'live', leadsTo: 'filter' }), block('live-events', { limit: 200 })],
  esports: [
    chips({ scope: 'cyber', leadsTo: 'filter' }),
    block('live-events', { sportType: 'cyber' }),
    block('prematch-events', { sportType: 'cyber' }),
  ],
  schedule: [block('schedule')],
  results: [block('results')],
  search: [block('search', { look: 'field' })],
  favorites: [block('favorites')],
  promotions: [block('bonuses'), block('promocode'), block('jackpot-card'), block('jackpot-leaderboard')],
  racing: [block('prematch-events', { sportKeys: ['horse-racing'], followsPage: false })],
  lotteries: [block('prematch-events', { sportKeys: ['lottery'], followsPage: false })],
  sport: [block('events-filter', { filters: ['tab', 'time', 'sortBy', 'isBettable'] }), LIVE, UPCOMING],
  category: [block('tournaments'), LIVE, UPCOMING],
  league: [LIVE, block('prematch-events', { groupBy: 'day', limit: 100 }), block('outrights')],
  event: [block('event-stats'), block('match-preview'), block('prediction'), block('event-markets')],
  about: [block('content.text', { source: 'about', level: 1 })],
  rules: [block('content.text', { source: 'rules', level: 1 })],
}

/**
 * The pages of the product as blocks that can be changed one by one. They show less than the pages do (tabs, pages of a
 * list, meetings of a day), so nobody gets them without having asked. Their ids are their own: the same list without
 * them is what older releases wrote for a page that nobody had changed.
 */
export function composedPage(key: PageKey): readonly DefaultBlock[] {
  return PAGES[key].map((one) => ({ ...one, id: `part-${one.id}` }))
}

/** What older releases wrote for a page that nobody had changed. */
export const formerContent = (key: PageKey): readonly DefaultBlock[] => PAGES[key]
