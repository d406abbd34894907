import { rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createPgDatabase, type PgDatabase } from '../../testing/pg-database.ts'
import { openTestBook, type TestBook } from '../../testing/test-book.ts'
import { single } from '../../testing/test-player.ts'

const server = inject('postgres')

/** A database that is up and stores nothing: what it refuses is known to be refused, and every client gets an error. */
describe.skipIf(server === null)('PostgreSQL that cannot store (skipped where it is not installed)', () => {
  let database: PgDatabase
  let book: TestBook
  beforeEach(async () => {
    database = await createPgDatabase(server ?? '')
    book = await openTestBook(database.db)
  })
  afterEach(async () => {
    await book.app.close()
    await database.drop()
  })

  async function administer(...statements: readonly string[]): Promise<readonly Record<string, string>[]> {
    const admin = new pg.Client({ connectionString: `${server}postgres` })
    await admin.connect()
    let rows: Record<string, string>[] = []
    for (const sql of statements) rows = (await admin.query(sql)).rows
    await admin.end()
    return rows
  }

  /** Connections that are open know nothing of what has changed since. */
  const reconnect = () => `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database.name}'`

  const health = async () => {
    const answer = await book.app.inject({ url: '/api/health' })
    return [answer.statusCode, answer.json()]
  }

  async function placing() {
    const game = book.offers({ id: 1 })
    const demo = await book.player('demo')
    const place = (key: string) =>
      demo.call('placeBets', {
        body: { meta: { device_id: 'd' }, bets: [single(game.home, 1_00)] },
        headers: { 'idempotency-key': key },
      })
    return { game, demo, place }
  }

  test('read only: placements are 503 and say that nothing was placed, reading goes on, health says so, and it ends by itself', async () => {
    const { game, demo, place } = await placing()
    expect(await health()).toEqual([200, { status: 'ok' }])
    await administer(`ALTER DATABASE ${database.name} SET default_transaction_read_only = on`, reconnect())
    await expect.poll(async () => (await place('read-only-key')).status).toBe(503)
    const refused = await place('read-only-key')
    expect(refused.error).toMatchObject({
      code: 1041,
      localized_message: expect.stringContaining('Nothing was placed'),
    })
    book.clock.advance(120_000)
    expect((await demo.call('getPlayer')).status).toBe(200)
    expect((await demo.call('getBets')).answer.data).toEqual([])
    expect(await health()).toEqual([503, { status: 'cannot_store' }])
    await administer(`ALTER DATABASE ${database.name} RESET default_transaction_read_only`, reconnect())
    game.confirms()
    await expect.poll(async () => (await place('read-only-key')).status).toBe(201)
    await demo.expectBalance(999_00)
    expect(book.faults).toEqual([])
  })

  test('a full disk: the kernel has no room for the next page of the bets, and the player gets the response that nothing was placed', async () => {
    const { demo, place } = await placing()
    const [{ path = '' } = {}] = await database.db.query<{ path: string }>(
      "SELECT current_setting('data_directory') || '/' || pg_relation_filepath('bets') AS path",
    )
    await administer('CHECKPOINT', reconnect())
    await rename(path, `${path}.kept`)
    // Every write to it fails as on a disk without room.
    await symlink('/dev/full', join(path))
    await expect.poll(async () => (await place('full-disk-key')).status).toBe(503)
    const refused = await place('full-disk-key')
    expect(refused.error).toMatchObject({
      code: 1041,
      localized_message: expect.stringContaining('Nothing was placed'),
    })
    await demo.expectBalance(1_000_00)
    expect(await health()).toEqual([503, { status: 'cannot_store' }])
    expect(book.faults).toEqual([])
    await administer(reconnect())
    await rename(`${path}.kept`, path)
    await expect.poll(async () => (await place('full-disk-key')).status).toBe(201)
  })
})
