import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Db } from './db.ts'

/** Where the SQL is read from; tests name folders of their own. */
export interface SchemaFolders {
  /** Numbered files, each applied once and never changed again: tables, indexes, data. */
  readonly migrations: URL
  /** One function, trigger function or view a file, by its name; applied again whenever the file changes. */
  readonly functions: URL
}

export const FOLDERS: SchemaFolders = {
  migrations: new URL('./migrations/', import.meta.url),
  functions: new URL('./functions/', import.meta.url),
}

/** A process that was not seen for longer has ended. */
const GONE_AFTER_MS = 10_000

interface SqlFile {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/**
 * Applies all schema changes in one transaction: first the new migrations in order, then every function whose file
 * differs from the applied one. A process of an earlier release leaves functions as they are while other processes run:
 * theirs serve both releases.
 * @returns names of the files applied now
 * @throws where a migration was changed after it was applied, or the database was made before the baseline
 */
export async function migrate(db: Db, folders: SchemaFolders = FOLDERS): Promise<string[]> {
  const [migrations, functions] = await Promise.all([readSql(folders.migrations), readSql(folders.functions)])
  return db.tx(async (tx) => {
    // Of processes that start at once on an empty database, one makes the tables; IF NOT EXISTS alone fails in the
    // others.
    await tx.exec(`
      SELECT pg_advisory_xact_lock(hashtext('touchline:schema'));
      CREATE TABLE IF NOT EXISTS schema_migrations (
        name TEXT PRIMARY KEY, checksum TEXT NOT NULL, applied_at TIMESTAMPTZ NOT NULL DEFAULT now());
      CREATE TABLE IF NOT EXISTS schema_functions (
        name TEXT PRIMARY KEY, checksum TEXT NOT NULL, applied_at TIMESTAMPTZ NOT NULL DEFAULT now());
      CREATE TABLE IF NOT EXISTS schema_function_sets (
        checksum TEXT PRIMARY KEY, applied_at TIMESTAMPTZ NOT NULL DEFAULT now());
      LOCK TABLE schema_migrations IN EXCLUSIVE MODE;`)
    return [...(await applyMigrations(tx, migrations)), ...(await applyFunctions(tx, functions))]
  })
}

async function applyMigrations(tx: Db, files: readonly SqlFile[]): Promise<string[]> {
  const done = await checksums(tx, 'schema_migrations')
  const [baseline] = files
  if (done.size > 0 && baseline !== undefined && !done.has(baseline.name))
    throw new Error(
      `This database was made by a version of Touchline before ${baseline.name} and cannot be upgraded. It was not changed. ` +
        'Start with a new DATA_DIR or an empty database, or keep running the version that made it.',
    )
  const applied: string[] = []
  for (const { name, sql, checksum } of files) {
    const before = done.get(name)
    if (before === checksum) continue
    if (before !== undefined)
      throw new Error(`Migration ${name} was changed after it was applied; add a new file, or start with a new world.`)
    await tx.exec(sql)
    await tx.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
    applied.push(name)
  }
  return applied
}

async function applyFunctions(tx: Db, files: readonly SqlFile[]): Promise<string[]> {
  const done = await checksums(tx, 'schema_functions')
  const changed = files.filter(({ name, checksum }) => done.get(name) !== checksum)
  const set = checksumOf(files.map(({ name, checksum }) => `${checksum} ${name}`).join())
  if (changed.length > 0 && (await wasApplied(tx, set)) && (await othersRun(tx))) return []
  await tx.query('INSERT INTO schema_function_sets (checksum) VALUES ($1) ON CONFLICT DO NOTHING', [set])
  if (changed.length === 0) return []
  // A function may name one that comes after it.
  await tx.exec('SET LOCAL check_function_bodies = off')
  for (const { name, sql, checksum } of changed) {
    await tx.exec(sql)
    await tx.query(
      `INSERT INTO schema_functions (name, checksum) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    )
  }
  return changed.map(({ name }) => name)
}

/**
 * Whether exactly these functions were applied before: while others are there now, this process is of an earlier
 * release.
 */
async function wasApplied(tx: Db, set: string): Promise<boolean> {
  return (await tx.query('SELECT 1 FROM schema_function_sets WHERE checksum = $1', [set])).length > 0
}

/** Whether processes of a book work on this database now. */
async function othersRun(tx: Db): Promise<boolean> {
  const tables = await tx.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public' AND tablename = 'book_processes'")
  if (tables.length === 0) return false
  const rows = await tx.query(
    `SELECT 1 FROM book_processes WHERE seen_at > clock_timestamp() - ${GONE_AFTER_MS} * interval '1 millisecond' LIMIT 1`,
  )
  return rows.length > 0
}

async function readSql(folder: URL): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, checksum: checksumOf(sql) }
    }),
  )
}

const checksumOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function checksums(tx: Db, table: 'schema_migrations' | 'schema_functions'): Promise<Map<string, string>> {
  const rows = await tx.query<{ name: string; checksum: string }>(`SELECT name, checksum FROM ${table}`)
  return new Map(rows.map((row) => [row.name, row.checksum]))
}
