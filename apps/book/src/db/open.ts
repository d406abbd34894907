import { join } from 'node:path'
import type { Db } from './db.ts'
import { migrate } from './migrate.ts'
import { openPGlite } from './pglite/open-pglite.ts'
import { openPostgres } from './postgres.ts'

export interface DatabasePlace {
  /** PostgreSQL server; null for PGlite in `dataDir`. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly poolSize?: number
}

/** Opens the database the configuration names. */
export async function openDatabase({ databaseUrl, dataDir, poolSize = 10 }: DatabasePlace): Promise<Db> {
  return databaseUrl === null ? openPGlite(join(dataDir, 'pg')) : openPostgres({ url: databaseUrl, poolSize })
}

/** Opens it and migrates its schema. */
export async function openMigrated(place: DatabasePlace): Promise<Db> {
  const db = await openDatabase(place)
  await migrate(db)
  return db
}
