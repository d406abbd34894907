import { type Block, type PageConfig, pageConfigOf, readSite, siteConfigOf } from '@touchline/contract'
import type { BlockKind, NavigationPlacement } from '@touchline/contract/site'
import { BLOCK_KINDS, BLOCK_PLACEMENTS } from '@touchline/contract/site-blocks'

const SHOWN = { version: 1, locale: 'en', styleSheet: null }
const words = (en: string) => ({ en })
const PICTURE = { src: '/sports/icon.svg', alt: words('The mark'), width: 64, height: 64 }

/** Properties of kinds that require some. */
const PROPS: Partial<Record<BlockKind, object>> = {
  'content.text': { title: words('A text'), text: words('One.\n\nTwo.') },
  'content.label': { text: words('A label') },
  'content.image': { image: PICTURE, ratio: '16:9', link: '/live' },
  'content.page-banner': {
    autoplaySeconds: 5,
    items: [
      { kind: 'promo', title: words('A promotion'), text: words('What it is.'), image: PICTURE, link: '/live' },
      { kind: 'promo', topic: 'live', link: '/live' },
      { kind: 'event' },
      { kind: 'league', tournamentId: 17 },
    ],
  },
  'content.button': { label: words('A button'), link: '/live' },
  'content.modal': { label: words('More'), title: words('A dialog'), text: words('What it says.') },
  'content.iframe': { src: '/sports/icon.svg', title: words('A frame') },
  'menu.item': { link: '/live' },
  'menu.submenu': { label: words('A menu'), items: [{ link: '/live' }] },
  'navigation.side-menu': { items: [{ link: '/live' }] },
  search: { look: 'field' },
  'platform-switcher': { items: [{ label: words('Sports'), link: '/' }] },
  'speed-dial': {
    items: [
      { link: '/live', icon: 'live', count: 'live' },
      { link: '/schedule', icon: 'nothing' },
    ],
  },
  prediction: { matchId: 7 },
}

/** A site that has added one page with these blocks, as its file says them. */
export function siteWith(blocks: readonly object[]) {
  const seo = { title: words('A page') }
  const { site, problems } = readSite({
    format: 1,
    customPages: [{ path: '/made-of-blocks', seo, placements: { content: blocks } }],
  })
  if (site === null) throw new Error(JSON.stringify(problems))
  const page = site.customPages[0]
  if (page === undefined) throw new Error('The page does not fit.')
  return { problems, site: siteConfigOf(site, SHOWN), page: pageConfigOf(site, page, null, SHOWN) }
}

/** A block of a kind as a file says it. */
export function aStoredBlock(kind: BlockKind): object {
  return { id: kind.replaceAll('.', '-'), kind, props: PROPS[kind] ?? {} }
}

/** A page with a block of every kind that its content may have. */
export function pageOfAllBlocks(): { readonly page: PageConfig; readonly kinds: readonly BlockKind[] } {
  const { page } = siteWith(BLOCK_KINDS.map(aStoredBlock))
  return { page, kinds: page.placements.content.map(({ kind }: Block) => kind) }
}

/** Blocks of every kind that is allowed in a placement around the page, as a page shows them. */
export function allBlocksIn(where: NavigationPlacement): readonly Block[] {
  const held = BLOCK_KINDS.filter((kind) => BLOCK_PLACEMENTS[kind].includes(where))
  const { site } = readSite({ format: 1, placements: { [where]: held.map(aStoredBlock) } })
  if (site === null) throw new Error('The blocks do not fit.')
  return siteConfigOf(site, SHOWN).placements[where]
}
