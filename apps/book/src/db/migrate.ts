import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Db } from './db.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

/**
 * Brings the schema up to date: the numbered files of `migrations/` in order, all in one transaction. A file that was
 * applied must not change any more; its checksum is kept.
 * @returns names of the files applied now
 */
export async function migrate(db: Db): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  const files = await Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, FOLDER), 'utf8') })),
  )
  return db.tx(async (tx) => {
    await tx.exec(`
      CREATE TABLE IF NOT EXISTS schema_migrations (
        name TEXT PRIMARY KEY, checksum TEXT NOT NULL, applied_at TIMESTAMPTZ NOT NULL DEFAULT now());
      LOCK TABLE schema_migrations IN EXCLUSIVE MODE;`)
    const done = new Map(
      (await tx.query<{ name: string; checksum: string }>('SELECT name, checksum FROM schema_migrations')).map(
        (row) => [row.name, row.checksum],
      ),
    )
    const applied: string[] = []
    for (const { name, sql } of files) {
      const checksum = createHash('sha256').update(sql).digest('hex')
      const before = done.get(name)
      if (before === checksum) continue
      if (before !== undefined) {
        throw new Error(
          `Migration ${name} was changed after it was applied; add a new file, or start with a new world.`,
        )
      }
      await tx.exec(sql)
      await tx.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
      applied.push(name)
    }
    return applied
  })
}
