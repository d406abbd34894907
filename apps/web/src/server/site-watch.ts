import type { CallAnswer } from '@touchline/contract'
import { isLocale } from '../i18n/locales.ts'
import { type AddressRules, DEFAULT_ADDRESSES } from '../navigation/paths.ts'
import type { Ask } from './backend.ts'

type SiteMap = CallAnswer<'getSiteMap'>['data']

/** The facts about a site by which the server reads addresses. */
export interface KnownSite {
  readonly name: string
  readonly version: number
  readonly publishedAt: string | null
  readonly addresses: AddressRules
  readonly pages: SiteMap['pages']
  /** Paths of custom pages, and of those that were taken away. */
  readonly paths: ReadonlySet<string>
  readonly redirects: ReadonlyMap<string, SiteMap['redirects'][number]>
  readonly imageSources: readonly string[]
  /** Where the site shows nothing but why. */
  readonly blockedCountries: readonly string[]
  readonly frameSources: readonly string[]
  /** Origins that may show the site in a frame (EMBED-02). */
  readonly frameOrigins: readonly string[]
  /** Scripts of others that its pages may load. */
  readonly scripts: SiteMap['scripts']
  readonly gtmId: string | null
  /** The only group that the site is for, and where all others are sent; null: the site is for all. */
  readonly userGroupChecker: SiteMap['userGroupChecker']
}

/** Of a back end that has no site: the product as it comes. */
const NO_SITE: KnownSite = {
  name: 'Touchline',
  version: 0,
  publishedAt: null,
  addresses: DEFAULT_ADDRESSES,
  pages: [],
  paths: new Set(),
  redirects: new Map(),
  imageSources: [],
  blockedCountries: [],
  frameSources: [],
  frameOrigins: [],
  scripts: [],
  gtmId: null,
  userGroupChecker: null,
}

/** The largest age of the known site: a publication is public within a second. */
const STALE_MS = 300

function knownOf(map: SiteMap): KnownSite {
  const locales = map.locales.filter(isLocale)
  const { isLocaleRequired } = map
  return {
    name: map.name,
    version: map.version,
    publishedAt: map.publishedAt,
    addresses: locales.length === 0 ? DEFAULT_ADDRESSES : { locales, isLocaleRequired },
    pages: map.pages,
    paths: new Set([...map.pages.flatMap(({ path }) => path ?? []), ...map.gone]),
    redirects: new Map(map.redirects.map((redirect) => [redirect.from, redirect])),
    imageSources: map.imageSources,
    blockedCountries: map.blockedCountries,
    frameSources: map.frameSources,
    frameOrigins: map.frameOrigins,
    scripts: map.scripts,
    gtmId: map.gtmId,
    userGroupChecker: map.userGroupChecker,
  }
}

/**
 * Watches the published site, and fetches it again when it may have changed. Without a response the last one stays.
 * @param onChange called when another version is shown from now on
 */
export function createSiteWatch(ask: Ask, now: () => number, onChange: () => void): () => Promise<KnownSite> {
  let known = NO_SITE
  let text = ''
  let askedAt = Number.NEGATIVE_INFINITY
  let pending: Promise<void> | null = null

  async function look(): Promise<void> {
    askedAt = now()
    const answer = await ask({ method: 'GET', url: '/api/v2/site-map', headers: { accept: 'application/json' } })
    if (answer.status !== 200 || answer.text === text) return
    const isFirst = text === ''
    known = knownOf((JSON.parse(answer.text) as CallAnswer<'getSiteMap'>).data)
    text = answer.text
    if (!isFirst) onChange()
  }

  return async () => {
    if (now() - askedAt >= STALE_MS)
      pending ??= look()
        .catch(() => {})
        .finally(() => {
          pending = null
        })
    await pending
    return known
  }
}
