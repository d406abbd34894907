import { PGlite } from '@electric-sql/pglite'
import type { Db } from '../db.ts'

export interface Column {
  readonly name: string
  readonly type: string
}

/** A database in memory that returns the result type of a statement without running it. */
export interface DescribingDb {
  readonly db: Db
  /** Columns of a statement's result; rejects where the schema does not have a name in it. */
  describe(sql: string): Promise<readonly Column[]>
}

/** Opens an empty one in this thread. */
export async function openDescribingDb(): Promise<DescribingDb> {
  const lite = await PGlite.create()
  const db: Db = {
    query: async <T extends object>(sql: string, params: readonly unknown[] = []) =>
      (await lite.query<T>(sql, [...params])).rows,
    exec: async (sql) => void (await lite.exec(sql)),
    tx: async (fn) => {
      await lite.exec('BEGIN')
      const value = await fn(db)
      await lite.exec('COMMIT')
      return value
    },
    tryLock: () => Promise.reject(new Error('This database is for descriptions')),
    close: () => lite.close(),
  }
  return {
    db,
    async describe(sql) {
      const { resultFields } = await lite.describeQuery(sql)
      const types = await typeNames(
        db,
        resultFields.map(({ dataTypeID }) => dataTypeID),
      )
      return resultFields.map(({ name, dataTypeID }) => ({ name, type: types.get(dataTypeID) ?? '' }))
    },
  }
}

async function typeNames(db: Db, oids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (oids.length === 0) return new Map()
  const rows = await db.query<{ oid: number; name: string }>(
    'SELECT oid::int AS oid, format_type(oid, NULL) AS name FROM pg_type WHERE oid = ANY ($1::int[])',
    [oids],
  )
  return new Map(rows.map(({ oid, name }) => [oid, name]))
}
