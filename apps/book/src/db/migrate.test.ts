import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyEmbeddedDb } from '../testing/embedded-db.ts'
import type { Db } from './db.ts'
import { migrate, type SchemaFolders } from './migrate.ts'

let db: Db
let root: string
let folders: SchemaFolders

beforeAll(async () => {
  db = await emptyEmbeddedDb()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public;')
  root = await mkdtemp(join(tmpdir(), 'touchline-migrate-'))
  for (const name of ['migrations', 'functions']) await mkdir(join(root, name))
  folders = {
    migrations: pathToFileURL(`${join(root, 'migrations')}/`),
    functions: pathToFileURL(`${join(root, 'functions')}/`),
  }
})
afterEach(() => rm(root, { recursive: true }))

const write = (path: string, sql: string) => writeFile(join(root, path), sql)
const TWICE = (factor: number) =>
  `CREATE OR REPLACE FUNCTION twice(n INTEGER) RETURNS INTEGER LANGUAGE sql AS 'SELECT n * ${factor}';`

test('a migration is applied once; a function again whenever its file changes, and only then', async () => {
  await write('migrations/0001-things.sql', 'CREATE TABLE things (id INTEGER);')
  await write('functions/twice.sql', TWICE(2))
  expect(await migrate(db, folders)).toEqual(['0001-things.sql', 'twice.sql'])
  expect(await migrate(db, folders)).toEqual([])
  await write('functions/twice.sql', TWICE(3))
  await write('migrations/0002-more.sql', 'CREATE TABLE more (id INTEGER);')
  expect(await migrate(db, folders)).toEqual(['0002-more.sql', 'twice.sql'])
  expect(await db.query('SELECT twice(5) AS n')).toEqual([{ n: 15 }])
})

test('a function may call one whose file comes later', async () => {
  await write('functions/a.sql', "CREATE OR REPLACE FUNCTION a() RETURNS INTEGER LANGUAGE sql AS 'SELECT b()';")
  await write('functions/b.sql', "CREATE OR REPLACE FUNCTION b() RETURNS INTEGER LANGUAGE sql AS 'SELECT 7';")
  await migrate(db, folders)
  expect(await db.query('SELECT a() AS n')).toEqual([{ n: 7 }])
})

test('a migration that was changed after it was applied is refused, and nothing else is applied', async () => {
  await write('migrations/0001-things.sql', 'CREATE TABLE things (id INTEGER);')
  await migrate(db, folders)
  await write('migrations/0001-things.sql', 'CREATE TABLE things (id BIGINT);')
  await write('functions/twice.sql', TWICE(2))
  await expect(migrate(db, folders)).rejects.toThrow('0001-things.sql was changed after it was applied')
  expect(await db.query("SELECT 1 FROM pg_proc WHERE proname = 'twice'")).toEqual([])
})

test('a database that was made before the baseline is refused and not changed', async () => {
  await write('migrations/0007-old.sql', 'CREATE TABLE things (id INTEGER);')
  await migrate(db, folders)
  await rm(join(root, 'migrations/0007-old.sql'))
  await write('migrations/0001-baseline.sql', 'CREATE TABLE other (id INTEGER);')
  await expect(migrate(db, folders)).rejects.toThrow(
    /made by a version of Touchline before 0001-baseline\.sql .* Start with a new DATA_DIR or an empty database/,
  )
  expect(await db.query("SELECT relname::text FROM pg_class WHERE relname IN ('things', 'other')")).toEqual([
    { relname: 'things' },
  ])
})

describe('an earlier release that starts again', () => {
  const twice = async () => (await db.query<{ n: number }>('SELECT twice(1) AS n'))[0]?.n
  beforeEach(async () => {
    await write('migrations/0001-processes.sql', 'CREATE TABLE book_processes (seen_at timestamptz NOT NULL);')
    for (const factor of [2, 3]) {
      await write('functions/twice.sql', TWICE(factor))
      await migrate(db, folders)
    }
  })

  test('leaves the functions of the later one while other processes run', async () => {
    await db.exec('INSERT INTO book_processes VALUES (clock_timestamp())')
    await write('functions/twice.sql', TWICE(2))
    expect(await migrate(db, folders)).toEqual([])
    expect(await twice()).toBe(3)
  })

  test('applies its own once all processes have ended, and the later one its own again', async () => {
    await db.exec("INSERT INTO book_processes VALUES (clock_timestamp() - interval '1 minute')")
    await write('functions/twice.sql', TWICE(2))
    expect(await migrate(db, folders)).toEqual(['twice.sql'])
    expect(await twice()).toBe(2)
    await write('functions/twice.sql', TWICE(3))
    expect(await migrate(db, folders)).toEqual(['twice.sql'])
    expect(await twice()).toBe(3)
  })

  test('and a later one applies its functions while others run, also one that an earlier release had', async () => {
    await db.exec('INSERT INTO book_processes VALUES (clock_timestamp())')
    await write('functions/twice.sql', TWICE(2))
    await write('functions/zero.sql', "CREATE FUNCTION zero() RETURNS INTEGER LANGUAGE sql AS 'SELECT 0';")
    expect(await migrate(db, folders)).toEqual(['twice.sql', 'zero.sql'])
    expect(await twice()).toBe(2)
  })
})
