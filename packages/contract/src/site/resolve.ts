import * as z from 'zod/mini'
import { BLOCK_OF, type Block, type StoredBlock, shownBlocks } from './blocks/index.ts'
import { DEFAULT_COLORS } from './brand/tokens.ts'
import { pageShape } from './page.ts'
import { textIn } from './parts.ts'
import { NAVIGATION_PLACEMENTS, type NavigationPlacement } from './placements.ts'
import { SITE_SETTINGS, type Site, type StoredCustomPage, type StoredPage, siteTexts } from './site.ts'
import type { PageConfig, SiteConfig } from './views.ts'
import { PAGE_KEYS, type PageKey } from './words.ts'

type Values = StoredPage['pageIntlParams']

/** Reads parts of a site for one language. */
function createReader(locale: string, fallback: string, values: Values = {}) {
  const text = textIn(locale, fallback, values)
  return {
    text,
    blocks: shownBlocks(text),
    // What files have beside their texts is not for those who look at a page.
    site: z.object({ ...SITE_SETTINGS, ...siteTexts(text) }),
    page: z.object(pageShape(text)),
  }
}
type Reader = ReturnType<typeof createReader>

const readers = new Map<string, Reader>()
/** Languages are few: the schemas of each are made once. */
function readerOf(locale: string, { locales }: Site): Reader {
  const fallback = locales[0] ?? locale
  const key = `${locale} ${fallback}`
  const known = readers.get(key) ?? createReader(locale, fallback)
  readers.set(key, known)
  return known
}

const ofPages = new WeakMap<StoredPage, Map<string, Reader>>()

/**
 * What replaces names in the texts of a page: its words in this language, else in the first that has them, else its
 * values.
 */
function valuesIn(locale: string, { locales }: Site, { pageIntlParams, translations }: StoredPage): Values {
  const languages = [locale, ...locales, ...Object.keys(translations)].toReversed()
  return Object.assign({}, pageIntlParams, ...languages.map((language) => translations[language] ?? {}))
}

/** The same with what a page has for names in its texts; of a page without any, that of the site. */
function readerOfPage(locale: string, site: Site, page: StoredPage): Reader {
  if (Object.keys(page.pageIntlParams).length + Object.keys(page.translations).length === 0)
    return readerOf(locale, site)
  const readers = ofPages.get(page) ?? new Map<string, Reader>()
  ofPages.set(page, readers)
  const key = `${locale} ${site.locales}`
  const known = readers.get(key) ?? createReader(locale, site.locales[0] ?? locale, valuesIn(locale, site, page))
  readers.set(key, known)
  return known
}

/** Whether something is for a member of these groups; null: for the author of the site. */
export function isForGroups(
  { groups }: { readonly groups: readonly string[] },
  own: ReadonlySet<string> | null,
): boolean {
  return own === null || groups.length === 0 || groups.some((group) => own.has(group))
}

function isOn({ features }: Site, { kind }: StoredBlock): boolean {
  const { feature } = BLOCK_OF[kind]
  return feature === undefined || features[feature]
}

const blocksIn = (site: Site, reader: Reader, blocks: readonly StoredBlock[], { groups }: Shown): Block[] =>
  blocks.flatMap((block) =>
    isOn(site, block) && isForGroups(block, groups ?? null) ? [z.parse(reader.blocks[block.kind], block)] : [],
  )

/** Whether some of a site is for some people alone. */
function isByGroup(site: Site): boolean {
  const lists = [site.placements, ...[...Object.values(site.pages), ...site.customPages].map((page) => page.placements)]
  const blocks = lists.flatMap((placements) => Object.values(placements).flatMap((list) => list ?? []))
  return [...blocks, ...site.customPages].some(({ groups }) => groups.length > 0)
}

/** What belongs to the texts of a site. */
export interface Shown {
  readonly version: number
  readonly locale: string
  /** Address of the style sheet with the looks, or null. */
  readonly styleSheet: string | null
  /** Groups of the viewer; absent: everything is shown. */
  readonly groups?: ReadonlySet<string> | null
}

/** The site in one language. */
export function siteConfigOf(site: Site, shown: Shown): SiteConfig {
  const { version, locale, styleSheet } = shown
  const reader = readerOf(locale, site)
  const colorIn = (theme: 'light' | 'dark') => site.style[theme].surface ?? DEFAULT_COLORS.surface[theme]
  return {
    ...z.parse(reader.site, site),
    version,
    locale,
    messages: site.messages[locale] ?? {},
    placements: Object.fromEntries(
      NAVIGATION_PLACEMENTS.map((name) => [name, blocksIn(site, reader, site.placements[name], shown)]),
    ) as Record<NavigationPlacement, Block[]>,
    isByGroup: isByGroup(site),
    styleSheet,
    themeColor: { light: colorIn('light'), dark: colorIn('dark') },
  }
}

const titleIn = (reader: Reader, page: StoredPage): string =>
  page.seo.title === undefined ? '' : z.parse(reader.text, page.seo.title)

/**
 * Pages of the product that have one address. Those of a sport, a place or an event have many, and none of them is
 * above a page.
 */
const PATHS: { readonly [K in PageKey]?: string } = {
  home: '/',
  live: '/live',
  esports: '/cybersport',
  schedule: '/schedule',
  results: '/results',
  search: '/search',
  favorites: '/favorites',
  promotions: '/promotions',
  racing: '/racing',
  lotteries: '/lotteries',
  about: '/about',
  rules: '/general-rules',
}

/** Pages above a page, the topmost first. Circles were refused when the site was read. */
function pagesAbove(site: Site, { parent }: StoredPage, locale: string): PageConfig['breadcrumbs'] {
  const key = PAGE_KEYS.find((one) => one === parent)
  const page = key === undefined ? site.customPages.find(({ path }) => path === parent) : site.pages[key]
  if (page === undefined) return []
  const path = key === undefined ? (page as StoredCustomPage).path : PATHS[key]
  const title = titleIn(readerOfPage(locale, site, page), page)
  return [...pagesAbove(site, page, locale), ...(path === undefined ? [] : [{ path, title }])]
}

/** A page in one language. */
export function pageConfigOf(
  site: Site,
  page: StoredPage | StoredCustomPage,
  key: PageKey | null,
  shown: Shown,
): PageConfig {
  const { version, locale, styleSheet } = shown
  const reader = readerOfPage(locale, site, page)
  const own = NAVIGATION_PLACEMENTS.flatMap((name) => {
    const blocks = page.placements[name]
    return blocks === undefined ? [] : [[name, blocksIn(site, reader, blocks, shown)] as const]
  })
  return {
    ...z.parse(reader.page, page),
    version,
    key,
    path: 'path' in page ? page.path : null,
    isCustomPage: key === null,
    breadcrumbs: pagesAbove(site, page, locale),
    placements: { content: blocksIn(site, reader, page.placements.content ?? [], shown), ...Object.fromEntries(own) },
    styleSheet,
  }
}
