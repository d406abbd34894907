import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type Db, migrate, openPGlite } from '../db/index.ts'

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/touchline')

/**
 * An embedded database in memory that has just begun. To begin one takes 3 s of a core, a copy 0.5 s: the first of all
 * is kept, and every later one goes on from it.
 */
export async function emptyEmbeddedDb(): Promise<Db> {
  const place = join(CACHE, `pglite-${version()}.tar`)
  if (!existsSync(place)) await begin(place)
  return openPGlite(null, new Blob([await readFile(place)]))
}

/** The same, migrated. */
export async function embeddedDb(): Promise<Db> {
  const db = await emptyEmbeddedDb()
  await migrate(db)
  return db
}

function version(): string {
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(join(dirname(program), '../package.json'), 'utf8')) as { version: string }
  return version
}

async function begin(place: string): Promise<void> {
  const first = await PGlite.create()
  const files = await first.dumpDataDir('none')
  await first.close()
  await mkdir(CACHE, { recursive: true })
  // Another process may be doing the same.
  const own = `${place}.${process.pid}`
  await writeFile(own, files.stream())
  await rename(own, place)
}
