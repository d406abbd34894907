import { createHash } from 'node:crypto'
import { readSiteText } from '@touchline/contract'
import { type CurrentSite, currentOf } from '../current-site.ts'
import type { SitePorts } from '../ports.ts'
import { loadDraft } from '../versions/draft.ts'
import { newestVersion } from '../versions/stored-site.ts'

/** The site that a page shows: the draft for a client with the token of a preview, otherwise the published one. */
export type ShownSite = (preview: string | undefined) => Promise<CurrentSite>

/** What is stored of the token of a preview. */
export const previewHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

export function createShownSite(
  { db, clock, demoHosts, operatorOf }: Pick<SitePorts, 'db' | 'clock' | 'demoHosts' | 'operatorOf'>,
  currentSite: () => Promise<CurrentSite>,
): ShownSite {
  let read: { readonly revision: number; readonly version: number; readonly shown: CurrentSite } | null = null

  async function draftSite(): Promise<CurrentSite | null> {
    const draft = await loadDraft(db)
    if (draft === null) return null
    const version = await newestVersion(db)
    if (read?.revision === draft.revision && read.version === version) return read.shown
    const { site } = readSiteText(draft.body)
    if (site === null) return null
    const of = { version, publishedAt: draft.saved_at, gone: [] }
    const shown = { ...currentOf(site, of, demoHosts), isDraft: true }
    read = { revision: draft.revision, version, shown }
    return shown
  }

  return async (preview) => {
    if (preview === undefined) return currentSite()
    const [row] = await db.query<{ player_id: number }>(
      'SELECT player_id FROM site_previews WHERE token_hash = $1 AND expires_at > $2',
      [previewHash(preview), new Date(clock.now())],
    )
    // A preview ends with the role of who made it.
    if (row === undefined || (await operatorOf(row.player_id)) === null) return currentSite()
    // Nothing is being worked on yet: what is looked at is the beginning of it.
    return (await draftSite()) ?? { ...(await currentSite()), isDraft: true }
  }
}
