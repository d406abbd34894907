import type { Site } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import { allLooks } from '../versions/looks.ts'

/** A page that shows a draft for longer has fetched its looks long since. */
const KEPT_MS = 2 * 24 * 3_600_000

/** Keeps the looks of a draft, so that a preview finds them. */
export async function keepDraftLooks(db: Db, site: Site, now: number): Promise<void> {
  const looks = allLooks(site)
  await db.query(
    `INSERT INTO site_draft_styles (hash, css, saved_at) SELECT hash, css, $3 FROM unnest($1::text[], $2::text[]) AS made (hash, css)
     ON CONFLICT (hash) DO UPDATE SET saved_at = $3`,
    [looks.map(({ hash }) => hash), looks.map(({ css }) => css), new Date(now)],
  )
}

/** Deletes looks and previews that are no longer needed. */
export async function dropOldPreviews(db: Db, now: number): Promise<void> {
  await db.query('DELETE FROM site_previews WHERE expires_at <= $1', [new Date(now)])
  await db.query(
    `DELETE FROM site_draft_styles WHERE saved_at < $1 AND NOT EXISTS (SELECT FROM site_drafts d WHERE d.saved_at >= $1)`,
    [new Date(now - KEPT_MS)],
  )
}
