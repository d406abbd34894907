import { block, type DefaultBlock } from './default-block.ts'
import { PRODUCT_PAGES } from './product-pages.ts'
import { PAGE_KEYS, type PageKey } from './words.ts'

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

/** What releases before `page.body` wrote for an unchanged page. */
export const formerContent = (key: PageKey): readonly DefaultBlock[] => PAGES[key]

/** The former kind for all that the product shows on a page, before pages were made of blocks. */
const BODY = 'page.body'

type Loose = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The blocks that replace `page.body`, for the same people and devices. Its jackpots always were blocks of their own.
 */
function inPlaceOf(former: Loose, key: PageKey, taken: ReadonlySet<unknown>): readonly Loose[] {
  const { id, kind: _, props: __, ...shared } = former
  return PRODUCT_PAGES[key]
    .filter(({ kind }) => !kind.startsWith('jackpot-'))
    .map((one) => ({ ...one, ...shared, id: taken.has(one.id) ? id : one.id }))
}

function contentNow({ content, ...around }: Loose, key: PageKey): unknown {
  if (!Array.isArray(content) || !content.some((one) => isObject(one) && one.kind === BODY)) return content
  const lists = [content, ...Object.values(around)]
  const taken = new Set(lists.flat().map((one) => (isObject(one) ? one.id : undefined)))
  return content.flatMap((one) => (isObject(one) && one.kind === BODY ? inPlaceOf(one, key, taken) : [one]))
}

function pageNow(page: unknown, key: PageKey): unknown {
  if (!isObject(page) || !isObject(page.placements)) return page
  const content = contentNow(page.placements, key)
  return content === page.placements.content ? page : { ...page, placements: { ...page.placements, content } }
}

/** A file, as it was written, with the blocks of today in place of `page.body`. */
export function withBlocksOfToday<T>(file: T): T {
  if (!isObject(file) || !isObject(file.pages)) return file
  const { pages } = file
  const now = PAGE_KEYS.flatMap((key) => (key in pages ? [[key, pageNow(pages[key], key)] as const] : []))
  return { ...file, pages: { ...pages, ...Object.fromEntries(now) } }
}
