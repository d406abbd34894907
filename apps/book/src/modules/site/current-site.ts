import { createHash } from 'node:crypto'
import { defaultSite, readSiteText, type Site, type StoredCustomPage } from '@touchline/contract'
import type { Infra } from '../../kernel/infra.ts'
import { isServedLocale, SERVED_LOCALES, type ServedLocale } from '../../kernel/locale.ts'
import { ofPlatform } from './platform.ts'
import type { SitePorts } from './ports.ts'
import { addressOf, pageLooks, siteLooks } from './versions/looks.ts'
import { loadVersion, newestVersion } from './versions/stored-site.ts'

/** The published site. */
export interface CurrentSite {
  readonly site: Site
  readonly version: number
  readonly publishedAt: Date | null
  /** Whether it is a draft. */
  readonly isDraft: boolean
  readonly gone: ReadonlySet<string>
  /** Address of its style sheet, or null. */
  readonly styleSheet: string | null
  readonly pages: ReadonlyMap<string, StoredCustomPage>
  /** Names the site's own icons; null where it has none. */
  readonly iconsVersion: string | null
}

/** Languages that the site names and the product speaks; those of the product where it names none of them. */
function spoken({ locales }: Site): ServedLocale[] {
  const known = locales.filter(isServedLocale)
  return known.length > 0 ? known : [...SERVED_LOCALES]
}

/** Which site it is, and since when. */
interface Version {
  readonly version: number
  readonly publishedAt: Date | null
  readonly gone: readonly string[]
}

/**
 * A site as it is shown, whether it is published or not.
 * @param demoHosts origins of hosts that run beside the product
 */
export function currentOf(
  site: Site,
  { version, publishedAt, gone }: Version,
  demoHosts: readonly string[],
): CurrentSite {
  return {
    site: { ...ofPlatform(site, demoHosts), locales: spoken(site) },
    version,
    publishedAt,
    isDraft: false,
    gone: new Set(gone),
    styleSheet: addressOf(siteLooks(site)),
    pages: new Map(site.customPages.map((page) => [page.path, page])),
    iconsVersion:
      site.icons.length === 0
        ? null
        : createHash('sha256').update(JSON.stringify(site.icons)).digest('hex').slice(0, 12),
  }
}

/** Language of a response: the one requested, where the site has it. */
export function localeIn({ site }: CurrentSite, asked: ServedLocale): string {
  return site.locales.includes(asked) ? asked : (site.locales[0] ?? asked)
}

/**
 * Origins that may show the site in a frame (EMBED-02).
 * @param demoHosts origins of hosts that run beside the product
 */
export function frameOriginsOf(
  { frameOrigins, sportsbookFrontendOrigin }: Site,
  demoHosts: readonly string[] = [],
): readonly string[] {
  const platform = sportsbookFrontendOrigin === null ? [] : [sportsbookFrontendOrigin]
  return [...new Set([...frameOrigins, ...platform, ...demoHosts])]
}

export function pageStyleSheet({ site }: CurrentSite, page: StoredCustomPage | Site['pages']['home']): string | null {
  return addressOf(pageLooks(site, page))
}

/**
 * Reads the published site; once for every version, by every author.
 * @param onRead is called with each version that is read
 */
export function createCurrentSite(
  { db, log, demoHosts }: Pick<Infra, 'db' | 'log'> & Pick<SitePorts, 'demoHosts'>,
  onRead: (site: Site) => void,
): () => Promise<CurrentSite> {
  let current = currentOf(defaultSite(), { version: 0, publishedAt: null, gone: [] }, demoHosts)
  return async () => {
    const version = await newestVersion(db)
    if (version === current.version) return current
    const stored = await loadVersion(db, version)
    if (stored === null) return current
    const { site, problems } = readSiteText(stored.body)
    for (const { path, message } of problems) log.warn(`site version ${version}: ${path} ${message}`)
    current = currentOf(
      site ?? defaultSite(),
      { version, publishedAt: stored.published_at, gone: stored.gone },
      demoHosts,
    )
    onRead(current.site)
    return current
  }
}
