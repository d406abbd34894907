import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { durablePlace } from '../../config/durable-place.ts'
import { readConfig } from '../../config.ts'
import { openPostgres, startDurable } from '../index.ts'

const COMMITS = 20

/** A place in a folder that the book keeps to itself. */
async function newPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'tl-durable-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return durablePlace(folder)
}

test('DURABLE=1 and DATABASE_URL name two databases: the book refuses to start and says so', () => {
  const env = { DURABLE: '1', DATABASE_URL: 'postgres://db.example/touchline' }
  expect(() => readConfig(env)).toThrow('leave one of them out')
  expect(readConfig({ DURABLE: '1', DATA_DIR: '/data' }).databaseUrl).toBe(durablePlace('/data').url)
  expect(readConfig({ DURABLE: '0' }).databaseUrl).toBeNull()
})

describe.skipIf(inject('postgres') === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  test('PLACE-03: with DURABLE=1 each commit has the log forced to the disk before it is acknowledged, and a killed server has them all', async () => {
    const place = await newPlace()
    await startDurable(place)
    const db = openPostgres({ url: place.url, poolSize: 1 })
    await db.exec('CREATE TABLE kept (n integer)')
    const before = await syncs(db)
    for (let n = 0; n < COMMITS; n++) await db.query('INSERT INTO kept VALUES ($1)', [n])
    expect((await syncs(db)) - before).toBeGreaterThanOrEqual(COMMITS)
    const [pid] = await db.query<{ pid: number }>(
      `SELECT (regexp_match(pg_read_file('postmaster.pid'), '^\\d+'))[1]::int AS pid`,
      [],
    )
    await db.close()
    // As the book does once it runs.
    await chmod(dirname(place.folder), 0o700)

    // The whole group, as the server leads one of its own.
    process.kill(-(pid?.pid ?? 0), 'SIGKILL')
    const again = await startDurable(place)
    const later = openPostgres({ url: place.url, poolSize: 1 })
    expect(await later.query('SELECT count(*)::int AS n FROM kept', [])).toEqual([{ n: COMMITS }])

    // A second one uses the server that runs, and leaves it to those who still use it.
    await (await startDurable(place)).stop()
    expect(await later.query('SELECT 1 AS one', [])).toEqual([{ one: 1 }])
    await later.close()
    await chmod(dirname(place.folder), 0o700)
    await again.stop()
    await expect(openPostgres({ url: place.url, poolSize: 1 }).query('SELECT 1', [])).rejects.toThrow()
  })

  test('DURABLE=1 refuses a database whose commits do not wait for the disk', async () => {
    const place = await newPlace()
    const server = await startDurable(place)
    const db = openPostgres({ url: place.url, poolSize: 1 })
    await db.exec('ALTER ROLE touchline SET synchronous_commit = off')
    await db.close()
    await expect(startDurable(place)).rejects.toThrow('DURABLE=1 needs synchronous_commit = on')
    await server.stop()
  })
})

/** How often the log was forced to the disk, by the server's own count. */
async function syncs(db: ReturnType<typeof openPostgres>): Promise<number> {
  // The count is written when a connection is idle for a moment.
  await db.query('SELECT pg_stat_force_next_flush()', []).catch(() => undefined)
  await db.query('SELECT pg_sleep(1.1)', [])
  const [row] = await db.query<{ n: bigint }>('SELECT wal_sync AS n FROM pg_stat_wal', [])
  return Number(row?.n)
}
