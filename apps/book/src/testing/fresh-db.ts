import { inject } from 'vitest'
import type { Db } from '../db/index.ts'
import { embeddedDb } from './embedded-db.ts'
import { createPgDatabase } from './pg-database.ts'

/**
 * A migrated database of its own: on PostgreSQL, which copies one in a moment, or embedded where there is none. Gone
 * when closed.
 */
export async function freshDb(): Promise<Db> {
  const server = inject('postgres')
  if (server === null) {
    const embedded = await embeddedDb()
    return embedded
  }
  const { db, drop } = await createPgDatabase(server)
  return { ...db, close: drop }
}
