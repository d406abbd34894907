import { type BlockKind, PAGE_KEYS, type Placement } from '@touchline/contract/site'
import { NAVIGATION_PLACEMENTS } from '@touchline/contract/site-blocks'
import { DEFAULT_SITE_FILE, formerContent, withBlocksOfToday } from '@touchline/contract/site-file'

/** A block in a site file. */
export interface DocBlock {
  readonly id: string
  readonly kind: BlockKind
  readonly props?: Readonly<Record<string, unknown>>
  readonly audience?: string
  readonly devices?: string
  /** The groups that see it; empty: all visitors. */
  readonly groups?: readonly string[]
}
type Lists = { readonly [P in Placement]?: readonly DocBlock[] }
export interface DocPage {
  readonly path?: string
  readonly placements?: Lists
  readonly seo?: Readonly<Record<string, unknown>>
  /** The page above it. */
  readonly parent?: string
  readonly [setting: string]: unknown
}
/** A site file with all placements filled in, so that it can be edited. */
export interface SiteDoc {
  readonly locales?: readonly string[]
  readonly placements: Lists
  readonly pages: Readonly<Record<string, DocPage>>
  readonly customPages?: readonly DocPage[]
  readonly [setting: string]: unknown
}

/** The place of blocks: a placement of a page, by its key or the path of a custom one; null: around every page. */
export interface Where {
  readonly page: string | null
  readonly placement: Placement
}

export const isSamePlace = (one: Where, other: Where): boolean =>
  one.page === other.page && one.placement === other.placement

interface DefaultSite {
  readonly placements: Lists
  readonly pages: Readonly<Record<string, DocPage>>
}
const DEFAULT_SITE = DEFAULT_SITE_FILE as unknown as DefaultSite
const NONE: readonly DocBlock[] = []

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A file with the placements that it leaves out filled in. */
export function fillIn(file: Readonly<Record<string, unknown>>): SiteDoc {
  const stored = withBlocksOfToday(file) as Partial<SiteDoc>
  const pages = PAGE_KEYS.map((key) => {
    const page = stored.pages?.[key] ?? {}
    const given = page.placements?.content
    const hasOwnContent = given !== undefined && given.length > 0 && !isSame(given, formerContent(key))
    const content = hasOwnContent ? given : (DEFAULT_SITE.pages[key]?.placements?.content ?? NONE)
    return [key, { ...page, placements: { ...page.placements, content } }] as const
  })
  return {
    ...stored,
    placements: { ...DEFAULT_SITE.placements, ...stored.placements },
    pages: Object.fromEntries(pages),
  }
}

/**
 * The file of the edited site: parts that equal the product's default are left out, so that they follow the product.
 */
export function leaveOut(doc: SiteDoc): Record<string, unknown> {
  const { placements, pages, ...rest } = doc
  const around = NAVIGATION_PLACEMENTS.filter((name) => !isSame(placements[name], DEFAULT_SITE.placements[name]))
  const own = Object.entries(pages).flatMap(([key, page]) => {
    const { content, ...others } = page.placements ?? {}
    const isDefault = isSame(content, DEFAULT_SITE.pages[key]?.placements?.content ?? NONE)
    const lists = isDefault ? others : { ...others, content }
    const { placements: _, ...settings } = page
    const left = Object.keys(lists).length === 0 ? settings : { ...settings, placements: lists }
    return Object.keys(left).length === 0 ? [] : [[key, left] as const]
  })
  return {
    ...rest,
    ...(around.length > 0 && { placements: Object.fromEntries(around.map((name) => [name, placements[name]])) }),
    ...(own.length > 0 && { pages: Object.fromEntries(own) }),
  }
}

function pageIn(doc: SiteDoc, page: string): DocPage | undefined {
  return page.startsWith('/') ? doc.customPages?.find(({ path }) => path === page) : doc.pages[page]
}

/** The blocks of a placement, in their order. */
export function blocksIn(doc: SiteDoc, { page, placement }: Where): readonly DocBlock[] {
  return (page === null ? doc.placements : pageIn(doc, page)?.placements)?.[placement] ?? NONE
}

/** The document with other blocks in a placement. */
export function withBlocks(doc: SiteDoc, { page, placement }: Where, blocks: readonly DocBlock[]): SiteDoc {
  if (page === null) return { ...doc, placements: { ...doc.placements, [placement]: blocks } }
  const changed = (one: DocPage): DocPage => ({ ...one, placements: { ...one.placements, [placement]: blocks } })
  if (!page.startsWith('/')) return { ...doc, pages: { ...doc.pages, [page]: changed(doc.pages[page] ?? {}) } }
  const customPages = doc.customPages?.map((one) => (one.path === page ? changed(one) : one)) ?? []
  return { ...doc, customPages }
}
