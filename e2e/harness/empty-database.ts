import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, 'node_modules/.cache/touchline')
const DB = join(ROOT, 'apps/book/src/db')

/** What decides how a database looks in which nothing has happened yet. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const pglite = createRequire(join(DB, 'open.ts')).resolve('@electric-sql/pglite')
  hash.update(readFileSync(join(dirname(pglite), '../package.json')))
  for (const folder of ['migrations', 'functions'])
    for (const name of readdirSync(join(DB, folder)).sort())
      hash.update(name).update(readFileSync(join(DB, folder, name)))
  return hash.digest('hex').slice(0, 16)
}

async function make(place: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const made = await mkdtemp(join(CACHE, 'empty-database-'))
  const book = join(ROOT, 'apps/book/src/cli/main.ts')
  await promisify(execFile)(process.execPath, [book, 'audit'], { env: { ...process.env, DATA_DIR: made } })
  // Whoever was first has made the same.
  await rename(join(made, 'pg'), place).catch(() => {})
  await rm(made, { recursive: true, force: true })
}

/** Puts a database with its schema and nothing in it into the data of a product: making one takes most of a first start. */
export async function putEmptyDatabase(data: string): Promise<void> {
  const place = join(CACHE, `empty-database-${fingerprint()}`)
  if (!existsSync(place)) await make(place)
  await cp(place, join(data, 'pg'), { recursive: true })
}
