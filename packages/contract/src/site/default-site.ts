import type { BlockKind, PageKey } from './words.ts'

/** A block whose properties are the defaults of its kind, but for those given. */
function block(kind: BlockKind, props: object = {}, rest: object = {}) {
  const id = kind.replaceAll('.', '-')
  return { id, kind, props, ...rest }
}

const MENU = {
  home: { link: '/', icon: 'flag' },
  live: { link: '/live', icon: 'live', count: 'live' },
  esports: { link: '/cybersport', icon: 'gamepad' },
  schedule: { link: '/schedule', icon: 'calendar' },
  results: { link: '/results', icon: 'list' },
  favorites: { link: '/favorites', icon: 'star' },
  promotions: { link: '/promotions', icon: 'trophy' },
}
const item = (name: keyof typeof MENU, rest: object = {}) => ({
  ...block('menu.item', MENU[name], rest),
  id: `menu-${name}`,
})

/** Around a page the same kinds stand more than once: their ids begin with where they stand. */
function named(placements: Record<string, readonly { readonly id: string }[]>) {
  const beside = ([where, blocks]: readonly [string, readonly { readonly id: string }[]]) => [
    where,
    blocks.map((one) => ({ ...one, id: `${where.split('_')[0]}-${one.id}` })),
  ]
  return Object.fromEntries(Object.entries(placements).map(beside))
}

const LIVE = block('live-events')
const UPCOMING = block('prematch-events')
const chips = (props: object) => block('sport-list', { layout: 'chips', ...props })

const CONTENT: { readonly [P in PageKey]: readonly object[] } = {
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

/** The site as the product comes: everything else about it is a default of its schema. */
export const DEFAULT_SITE_FILE = {
  format: 1,
  placements: named({
    header: [
      block('brand-logo'),
      item('home'),
      item('live'),
      item('esports'),
      item('schedule'),
      block('search'),
      block('odds', { look: 'menu', showDisplay: false }, { devices: 'desktop' }),
      block('language', { look: 'menu' }, { devices: 'desktop' }),
      { ...block('odds', { look: 'menu', showOdds: false }, { devices: 'desktop' }), id: 'display' },
      block('notifications'),
      block('profile', { showDeposit: true }),
    ],
    left_sidebar_desktop: [
      block('navigation.side-menu', {
        items: [MENU.home, MENU.live, MENU.schedule, MENU.results, MENU.favorites, MENU.promotions],
      }),
      block('navigation.top-leagues', { limit: 6 }),
      block('sport-list'),
    ],
    side_menu_mobile: [
      block('navigation.side-menu', {
        items: [MENU.esports, MENU.schedule, MENU.results, MENU.favorites, MENU.promotions],
      }),
      block('sport-list'),
      block('odds', { look: 'list' }),
      block('language', { look: 'list' }),
      {
        ...block('navigation.side-menu', { items: [{ link: '/about' }, { link: '/general-rules' }] }),
        id: 'information',
      },
    ],
    tabbar_mobile: [
      item('home'),
      { ...block('menu.item', { link: '/live', icon: 'football' }), id: 'menu-live' },
      block('bet-slip'),
      block('my-bets'),
      item('favorites'),
    ],
    right_sidebar_desktop: [block('bet-slip'), block('my-bets')],
  }),
  pages: Object.fromEntries(Object.entries(CONTENT).map(([key, content]) => [key, { placements: { content } }])),
}
