import pg from 'pg'
import { type Db, openPostgres } from '../db/index.ts'

let made = 0

export interface PgDatabase {
  readonly db: Db
  readonly url: string
  readonly name: string
  drop(): Promise<void>
}

/** A fresh copy of a template, the migrated one unless stated, with how to get rid of it. */
export async function createPgDatabase(server: string, template = 'touchline_template'): Promise<PgDatabase> {
  const name = `test_${process.pid}_${made++}`
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const db = openPostgres({ url: server + name, poolSize: 20 })
  return {
    db,
    url: server + name,
    name,
    async drop() {
      await db.close()
      await dropPgDatabase(server, name)
    },
  }
}

/** Drops a database that is no longer used. */
export function dropPgDatabase(server: string, name: string): Promise<void> {
  return administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

async function administer(server: string, sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: `${server}postgres` })
  await admin.connect()
  await admin.query(sql)
  await admin.end()
}
