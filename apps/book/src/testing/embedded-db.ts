import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type Db, migrate, openPGlite } from '../db/index.ts'

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/touchline')
const SCHEMA = join(import.meta.dirname, '../db')

/**
 * An embedded database in memory that has just begun. To begin one takes 3 s of a core, a copy 0.5 s: the first of all is
 * kept, and every later one goes on from it.
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

/**
 * Puts a migrated database into the data folder of a book that has never run: to begin and migrate one takes a process of
 * the book 5 s of a core, as long as four starts on one that is there.
 */
export async function putEmbeddedDb(dataDir: string): Promise<void> {
  const place = join(CACHE, `pglite-${version()}-${schemaHash()}`)
  if (!existsSync(place)) await beginMigrated(place)
  await cp(place, join(dataDir, 'pg'), { recursive: true })
}

async function beginMigrated(place: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const own = await mkdtemp(`${place}.`)
  const db = await openPGlite(join(own, 'pg'))
  await migrate(db)
  await db.close()
  // Whoever was first has made the same.
  await rename(join(own, 'pg'), place).catch(() => {})
  await rm(own, { recursive: true, force: true })
}

function schemaHash(): string {
  const hash = createHash('sha256')
  for (const folder of ['migrations', 'functions'].map((name) => join(SCHEMA, name)))
    for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
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
