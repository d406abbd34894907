import { readJson, sizeOfJson } from '../read-json.ts'
import { checkWhole } from './check-site.ts'
import { DEFAULT_SITE_FILE } from './default-site.ts'
import { type ReadFile, SiteFile } from './file.ts'
import { formerContent, withBlocksOfToday } from './former-pages.ts'
import { placed } from './placed.ts'
import type { SiteProblem } from './problems.ts'
import { prune } from './prune.ts'
import { MAX_SITE_BYTES, SITE_FORMAT, type Site, type StoredCustomPage, type StoredPage } from './site.ts'
import { type NavigationPlacement, PAGE_KEYS, type PageKey } from './words.ts'

/** A site with everything that fits of what was read, and what was wrong. */
export interface ReadSite {
  /** Null where nothing of the file can be used. */
  readonly site: Site | null
  readonly problems: readonly SiteProblem[]
}

/**
 * Entries of all lists and objects of a file: fifty times what a large site has. Each is checked again for every
 * problem found beside it.
 */
const MAX_SITE_ENTRIES = 20_000

const refusal = (message: string): ReadSite => ({
  site: null,
  problems: [{ path: '', message, refused: true, rule: 'file' }],
})

function formatOf(raw: unknown): unknown {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? (raw as { format?: unknown }).format
    : undefined
}

/** The defaults as a file of their own, to fill in what a file leaves out. */
function defaults(): ReadFile {
  const { value } = prune(SiteFile as never, structuredClone(DEFAULT_SITE_FILE))
  if (value === null) throw new Error('The default site does not fit its own schema.')
  return value as ReadFile
}

let formerly: ReadFile | undefined

/** Pages as older releases wrote them where they were unchanged, read as files are. */
function former(): ReadFile {
  const pages = Object.fromEntries(PAGE_KEYS.map((key) => [key, { placements: { content: formerContent(key) } }]))
  formerly ??= prune<ReadFile>(SiteFile as never, structuredClone({ format: SITE_FORMAT, pages })).value ?? defaults()
  return formerly
}

/** The content of a page of the product: that of the product where the file has none, or names no block. */
function contentOf(key: PageKey, page: StoredPage, standard: ReadFile) {
  const { content } = page.placements
  const isFormer = JSON.stringify(content) === JSON.stringify(former().pages[key]?.placements.content)
  return content === undefined || content.length === 0 || isFormer
    ? (standard.pages[key]?.placements.content ?? [])
    : content
}

/**
 * Reads a site. Blocks of unknown kinds and data that does not fit are left out one by one; a missing setting has the
 * product's default. A file with a problem that is `refused` must not be stored or published.
 */
export function readSite(raw: unknown): ReadSite {
  const format = formatOf(raw)
  if (typeof format !== 'number') return refusal('A site file is an object with a number "format".')
  if (format > SITE_FORMAT)
    return refusal(`The file has format ${format}, and this release knows ${SITE_FORMAT}: use a newer release.`)
  const read = prune<ReadFile>(SiteFile as never, withBlocksOfToday(structuredClone(raw)))
  if (read.value === null) return { site: null, problems: read.problems }
  const problems: SiteProblem[] = [...read.problems]
  const standard = defaults()
  const file = read.value
  const fitting = <P extends StoredPage>(page: P, path: string): P => {
    const result = placed(page.placements, path, file)
    problems.push(...result.problems)
    return { ...page, placements: result.placements }
  }
  const around = placed({ ...standard.placements, ...file.placements }, 'placements', file)
  problems.push(...around.problems)
  const site: Site = {
    ...file,
    placements: around.placements as { readonly [P in NavigationPlacement]: [] },
    pages: Object.fromEntries(
      PAGE_KEYS.map((key) => {
        const page = (file.pages[key] ?? standard.pages[key]) as StoredPage
        const content = contentOf(key, page, standard)
        return [key, fitting({ ...page, placements: { ...page.placements, content } }, `pages.${key}`)]
      }),
    ) as unknown as { readonly [P in PageKey]: StoredPage },
    customPages: file.customPages.map((page): StoredCustomPage => fitting(page, `customPages.${page.path}`)),
  }
  return { site, problems: [...problems, ...checkWhole(site)] }
}

/** Reads the text of a site file. */
export function readSiteText(text: string): ReadSite {
  if (text.length > MAX_SITE_BYTES)
    return refusal(
      `The file is larger than ${MAX_SITE_BYTES / 1_048_576} MB: pictures belong on a host, not into the file.`,
    )
  try {
    if (sizeOfJson(text).entries > MAX_SITE_ENTRIES)
      return refusal(`The file has more than ${MAX_SITE_ENTRIES} entries in its lists and objects.`)
    return readSite(readJson(text))
  } catch (error) {
    if (error instanceof SyntaxError) return refusal(`The file is not JSON: ${error.message}`)
    throw error
  }
}

let standard: Site | undefined

/** The site as the product comes. */
export function defaultSite(): Site {
  if (standard) return standard
  const { site } = readSite(DEFAULT_SITE_FILE)
  if (site === null) throw new Error('The default site does not fit its own schema.')
  standard = site
  return site
}
