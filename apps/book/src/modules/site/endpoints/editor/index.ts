import type { Handlers } from '../../../../kernel/handler.ts'
import type { SitePorts } from '../../ports.ts'
import { getSiteDraft } from './get-site-draft.ts'
import { getSiteEdits } from './get-site-edits.ts'
import { getSiteVersion } from './get-site-version.ts'
import { getSiteVersions } from './get-site-versions.ts'
import { previewSiteDraft } from './preview-site-draft.ts'
import { publishSiteDraft } from './publish-site-draft.ts'
import { restoreSiteVersion } from './restore-site-version.ts'
import { saveSiteDraft } from './save-site-draft.ts'

export type SiteEditorCall =
  | 'getSiteDraft'
  | 'saveSiteDraft'
  | 'publishSiteDraft'
  | 'previewSiteDraft'
  | 'getSiteVersions'
  | 'getSiteVersion'
  | 'restoreSiteVersion'
  | 'getSiteEdits'

/** What operators do to the site on screen. */
export function siteEditorEndpoints(ports: SitePorts): Handlers<SiteEditorCall> {
  return {
    getSiteDraft: getSiteDraft(ports),
    saveSiteDraft: saveSiteDraft(ports),
    publishSiteDraft: publishSiteDraft(ports),
    previewSiteDraft: previewSiteDraft(ports),
    getSiteVersions: getSiteVersions(ports),
    getSiteVersion: getSiteVersion(ports),
    restoreSiteVersion: restoreSiteVersion(ports),
    getSiteEdits: getSiteEdits(ports),
  }
}
