import type { Db } from '../../../db/index.ts'
import { type Published, publishSite } from './publish-site.ts'
import { newestVersion } from './stored-site.ts'

/** A site that is being worked on and not shown yet. */
export interface Draft {
  readonly body: string
  /** The version it began with. */
  readonly based_on: number
  /** Grows with every save. */
  readonly revision: number
  readonly author: string
  readonly saved_at: Date
}

/** There is one draft of the site; the name leaves room for others. */
const NAME = 'main'

/** The draft, or null if there is none. */
export async function loadDraft(db: Db): Promise<Draft | null> {
  const [row] = await db.query<Draft & object>(
    'SELECT body, based_on, revision, author, saved_at FROM site_drafts WHERE name = $1',
    [NAME],
  )
  return row ?? null
}

export interface SavedDraft {
  readonly body: string
  readonly author: string
  /** Ms. */
  readonly now: number
  readonly over: number | null
  readonly basedOn?: number | undefined
}

/**
 * Stores a draft. Returns its new revision, or null if another editor has saved since.
 * @param over the revision it was made from: 0 for a new draft; null: any
 * @param basedOn the published version it takes into account; the newest where absent
 */
export async function saveDraft(db: Db, { body, author, now, over, basedOn }: SavedDraft): Promise<number | null> {
  const [row] = await db.query<{ revision: number }>(
    `INSERT INTO site_drafts AS kept (name, body, based_on, revision, author, saved_at)
     SELECT $1, $2, $3, nextval('site_draft_revisions'), $4, $5 WHERE $6::integer IS NULL OR $6 = 0 OR EXISTS (SELECT FROM site_drafts WHERE name = $1)
     ON CONFLICT (name) DO UPDATE 
       SET body = $2, based_on = $3, author = $4, saved_at = $5, revision = excluded.revision
       WHERE $6::integer IS NULL OR kept.revision = $6
     RETURNING revision`,
    [NAME, body, basedOn ?? (await newestVersion(db)), author, new Date(now), over],
  )
  return row?.revision ?? null
}

/** Publishes the draft unless another site was published since it was begun. Null: there is none. */
export async function publishDraft(db: Db, author: string, now: number): Promise<Published | null> {
  const draft = await loadDraft(db)
  if (draft === null) return null
  const published = await publishSite(db, { body: draft.body, author, now, basedOn: draft.based_on })
  if (published.kind === 'published') await db.query('DELETE FROM site_drafts WHERE name = $1', [NAME])
  return published
}
