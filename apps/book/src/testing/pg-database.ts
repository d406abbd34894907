import pg from 'pg'
import { type Db, openPostgres } from '../db/index.ts'

let made = 0

/** A fresh copy of the migrated template, with how to get rid of it. */
export async function createPgDatabase(server: string): Promise<{ db: Db; url: string; drop(): Promise<void> }> {
  const name = `test_${process.pid}_${made++}`
  await administer(server, `CREATE DATABASE ${name} TEMPLATE touchline_template`)
  const db = openPostgres({ url: server + name, poolSize: 20 })
  return {
    db,
    url: server + name,
    async drop() {
      await db.close()
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

async function administer(server: string, sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: `${server}postgres` })
  await admin.connect()
  await admin.query(sql)
  await admin.end()
}
