/** The site as data: what is published, how it looks, and what the front end has to know of the system. */
import type { BookModule } from '../../kernel/module.ts'
import { createCurrentSite } from './current-site.ts'
import { dropOldPreviews } from './editor/draft-looks.ts'
import { createShownSite } from './editor/shown-site.ts'
import { type SiteEditorCall, siteEditorEndpoints } from './endpoints/editor/index.ts'
import { getPageConfig } from './endpoints/get-page-config.ts'
import { getSiteConfig } from './endpoints/get-site-config.ts'
import { getSiteMap } from './endpoints/get-site-map.ts'
import { getSiteStyles } from './endpoints/get-site-styles.ts'
import type { SitePorts } from './ports.ts'
import { getSystemState } from './system/get-system-state.ts'
import { createSiteTeller } from './tell-site-changes.ts'

export { beginWithSite } from './begin-with.ts'
export { publishDraft, saveDraft } from './versions/draft.ts'
export { type Published, publishSite } from './versions/publish-site.ts'
export { listVersions, loadVersion } from './versions/stored-site.ts'

type SiteCall = SiteEditorCall | 'getSystemState' | 'getSiteConfig' | 'getPageConfig' | 'getSiteMap' | 'getSiteStyles'

export function createSite(ports: SitePorts): BookModule<SiteCall> {
  const currentSite = createCurrentSite(ports)
  const shownSite = createShownSite(ports, currentSite)
  return {
    handlers: {
      getSystemState: getSystemState(currentSite, ports.currencies),
      getSiteConfig: getSiteConfig(shownSite),
      getPageConfig: getPageConfig(shownSite),
      getSiteMap: getSiteMap(currentSite),
      getSiteStyles: getSiteStyles(ports.db),
      ...siteEditorEndpoints(ports),
    },
    services: { publisher: [createSiteTeller(ports)] },
    tidy: () => dropOldPreviews(ports.db, ports.clock.now()),
  }
}
