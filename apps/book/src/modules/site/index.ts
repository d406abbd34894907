/** The site as data: what is published, how it looks, and what the front end has to know of the system. */
import type { BookModule } from '../../kernel/module.ts'
import { createCurrentSite, frameOriginsOf } from './current-site.ts'
import { dropOldPreviews } from './editor/draft-looks.ts'
import { createShownSite } from './editor/shown-site.ts'
import { type SiteEditorCall, siteEditorEndpoints } from './endpoints/editor/index.ts'
import { getPageConfig } from './endpoints/get-page-config.ts'
import { getSiteConfig } from './endpoints/get-site-config.ts'
import { getSiteMap } from './endpoints/get-site-map.ts'
import { getSiteStyles } from './endpoints/get-site-styles.ts'
import { createGroupsOf } from './endpoints/groups-of.ts'
import type { SitePorts } from './ports.ts'
import { createSitePublisher } from './publish-site-changes.ts'
import { createSiteRefresh } from './refresh-site.ts'
import { getSystemState } from './system/get-system-state.ts'

export { beginWithSite } from './begin-with.ts'
export { frameOriginsOf } from './current-site.ts'
export { announceMaintenance, cancelMaintenance, maintenanceAhead } from './maintenance/announce-maintenance.ts'
export { publishDraft, saveDraft } from './versions/draft.ts'
export { type Published, publishSite } from './versions/publish-site.ts'
export { listVersions, loadVersion } from './versions/stored-site.ts'

type SiteCall = SiteEditorCall | 'getSystemState' | 'getSiteConfig' | 'getPageConfig' | 'getSiteMap' | 'getSiteStyles'

interface SiteModule extends BookModule<SiteCall> {
  /** What the published site is called. */
  siteName(): Promise<string>
  /** Whether bets can be shared on the published site. */
  isShareBetOn(): Promise<boolean>
  /** The published site's own icons, by their names, and what names them all; null where it has none. */
  ownIcons(): Promise<{ readonly version: string; readonly paths: ReadonlyMap<string, string> } | null>
  /** Origins that may show the published site in a frame: the platform it belongs to, and those it lists. */
  frameOrigins(): Promise<readonly string[]>
  /** ISO 3166 codes of the countries in which the published site blocks signing in, or up. */
  blockedCountries(from: 'signIn' | 'signUp'): Promise<readonly string[]>
}

export function createSite(ports: SitePorts): SiteModule {
  const currentSite = createCurrentSite(ports, ({ sportPriorities }) => ports.orderSports(sportPriorities))
  const shownSite = createShownSite(ports, currentSite)
  const groupsOf = createGroupsOf(ports)
  return {
    async blockedCountries(from) {
      const { blockedCountries: blocked } = (await currentSite()).site
      return [...blocked.site, ...blocked[from]]
    },
    frameOrigins: async () => frameOriginsOf((await currentSite()).site, ports.demoHosts),
    async ownIcons() {
      const { site, iconsVersion } = await currentSite()
      return iconsVersion === null
        ? null
        : { version: iconsVersion, paths: new Map(site.icons.map(({ name, drawing }) => [name, drawing])) }
    },
    siteName: async () => (await currentSite()).site.brand.name,
    isShareBetOn: async () => (await currentSite()).site.isShareBetOn,
    handlers: {
      getSystemState: getSystemState(currentSite, ports),
      getSiteConfig: getSiteConfig(ports, shownSite, groupsOf),
      getPageConfig: getPageConfig(shownSite, groupsOf),
      getSiteMap: getSiteMap(currentSite, ports.demoHosts),
      getSiteStyles: getSiteStyles(ports.db),
      ...siteEditorEndpoints(ports),
    },
    services: { every: [createSiteRefresh(ports, currentSite)], publisher: [createSitePublisher(ports)] },
    tidy: () => dropOldPreviews(ports.db, ports.clock.now()),
  }
}
