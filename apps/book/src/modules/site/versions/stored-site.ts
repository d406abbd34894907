import type { Db } from '../../../db/index.ts'

/** A version of the site that was published. */
export interface StoredSite {
  readonly version: number
  readonly body: string
  readonly author: string
  readonly published_at: Date
  readonly gone: readonly string[]
}

/** Number of the version that is shown; 0 where nothing was ever published. */
export async function newestVersion(db: Db): Promise<number> {
  const [row] = await db.query<{ version: number | null }>('SELECT max(version) AS version FROM site_versions', [])
  return row?.version ?? 0
}

/** The version with this number, or the newest. */
export async function loadVersion(db: Db, version: number | null): Promise<StoredSite | null> {
  const [row] = await db.query<StoredSite & object>(
    `SELECT version, body, author, published_at, gone FROM site_versions
     WHERE $1::integer IS NULL OR version = $1 ORDER BY version DESC LIMIT 1`,
    [version],
  )
  return row ?? null
}

/** All versions without their files, the newest first. */
export function listVersions(db: Db): Promise<readonly Omit<StoredSite, 'body' | 'gone'>[]> {
  return db.query<Omit<StoredSite, 'body' | 'gone'> & object>(
    'SELECT version, author, published_at FROM site_versions ORDER BY version DESC LIMIT 200',
    [],
  )
}
