import { block } from './default-block.ts'
import { PRODUCT_PAGES } from './product-pages.ts'
import { PAGE_KEYS } from './words.ts'

const MENU = {
  home: { link: '/', icon: 'flag' },
  live: { link: '/live', icon: 'live', count: 'live' },
  esports: { link: '/cybersport', icon: 'gamepad' },
  schedule: { link: '/schedule', icon: 'calendar' },
  results: { link: '/results', icon: 'list' },
  favorites: { link: '/favorites', icon: 'star' },
  promotions: { link: '/promotions', icon: 'trophy' },
  racing: { link: '/racing' },
  lotteries: { link: '/lotteries' },
}
const item = (name: keyof typeof MENU, rest = {}) => ({
  ...block('menu.item', MENU[name], rest),
  id: `menu-${name}`,
})

/** Around a page the same kinds occur more than once: their ids begin with their placement. */
function named(placements: Record<string, readonly { readonly id: string }[]>) {
  const beside = ([where, blocks]: readonly [string, readonly { readonly id: string }[]]) => [
    where,
    blocks.map((one) => ({ ...one, id: `${where.split('_')[0]}-${one.id}` })),
  ]
  return Object.fromEntries(Object.entries(placements).map(beside))
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
      item('racing'),
      item('lotteries'),
      item('promotions'),
      block('search'),
      block('odds', { look: 'menu', showDisplay: false }, { devices: 'desktop' }),
      block('language', { look: 'menu' }, { devices: 'desktop' }),
      { ...block('odds', { look: 'menu', showOdds: false }, { devices: 'desktop' }), id: 'display' },
      block('notifications'),
      block('profile', { showDeposit: true, showSignUp: true }),
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
  pages: Object.fromEntries(PAGE_KEYS.map((key) => [key, { placements: { content: PRODUCT_PAGES[key] } }])),
}
