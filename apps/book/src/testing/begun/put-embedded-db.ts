import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const CACHE = join(import.meta.dirname, '../../../../../node_modules/.cache/touchline')
const SCHEMA = join(import.meta.dirname, '../../db')

/**
 * Puts a migrated database, in which nothing has happened, into the data folder of a book that has never run: to begin
 * and migrate one takes a process of the book 5 s of a core, as long as four starts on one that is there.
 */
export async function putEmbeddedDb(dataDir: string): Promise<void> {
  const place = join(CACHE, `migrated-${fingerprint()}`)
  if (!existsSync(place)) await beginMigrated(place)
  await cp(place, join(dataDir, 'pg'), { recursive: true })
}

async function beginMigrated(place: string): Promise<void> {
  // Built once for many runs: a run that only copies it need not load a database.
  const { migrate, openPGlite } = await import('../../db/index.ts')
  await mkdir(CACHE, { recursive: true })
  const own = await mkdtemp(`${place}.`)
  const db = await openPGlite(join(own, 'pg'))
  await migrate(db)
  await db.close()
  // If another run was faster, its copy is the same.
  await rename(join(own, 'pg'), place).catch(() => {})
  await rm(own, { recursive: true, force: true })
}

/** What decides how such a database looks. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  hash.update(readFileSync(join(dirname(pglite), '../package.json')))
  for (const folder of ['migrations', 'functions'].map((name) => join(SCHEMA, name)))
    for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}
