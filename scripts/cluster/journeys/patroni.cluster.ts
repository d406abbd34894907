import { execFile } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../../apps/book/src/db/index.ts'
import { type ServedBook, serveBook } from '../../../apps/book/src/testing/engines/served-book.ts'
import { sleep, until } from '../../../e2e/harness/wait.ts'
import { type BettingLoad, startBetting } from '../harness/betting-load.ts'
import { type DatabaseGroup, startDatabaseGroup } from '../harness/database-group.ts'
import { findDatabasePrograms } from '../paths.ts'

const run = promisify(execFile)
const PROGRAM = join(import.meta.dirname, '../../../apps/book/src/cli/main.ts')
const programs = await findDatabasePrograms()
const PER_SECOND = 10
/** The lease of the primary, 20 s, the promotion, and connections that are made again; on a loaded machine. */
const TAKEN_OVER_MS = 50_000

describe.skipIf(Array.isArray(programs))(
  'a database under Patroni (skipped where PostgreSQL, Patroni, etcd or HAProxy is not found)',
  () => {
    let group: DatabaseGroup
    let book: ServedBook
    let load: BettingLoad
    let databaseUrl: string
    beforeAll(async () => {
      if (!('patroni' in programs)) return
      const folder = await mkdtemp(join(tmpdir(), 'touchline-patroni-'))
      // PostgreSQL runs as another user, who has to get through.
      await chmod(folder, 0o755)
      group = await startDatabaseGroup(join(folder, 'group'), programs)
      const admin = openPostgres({ url: group.urlOf('primary', 'postgres', 'postgres'), poolSize: 1 })
      await until('the door to the primary', () =>
        admin.query('SELECT 1', []).then(
          () => true,
          () => false,
        ),
      )
      await admin.exec(`CREATE ROLE touchline LOGIN PASSWORD 'password'`)
      await admin.exec('CREATE DATABASE touchline OWNER touchline')
      await admin.close()
      databaseUrl = group.urlOf('primary', 'touchline', 'touchline')
      book = await serveBook({
        DATABASE_URL: databaseUrl,
        DATABASE_REPLICA_URL: group.urlOf('replica', 'touchline', 'touchline'),
        SIM_SHARE: '0.1',
        SIM_HISTORY_DAYS: '0',
        LIMIT_SCALE: '1000',
      })
      load = await startBetting({ origin: book.origin, databaseUrl }, { count: 4, perSecond: PER_SECOND })
    }, 240_000)
    afterAll(async () => {
      await load?.stop().catch(() => undefined)
      await book?.stop()
      await group?.close()
    })

    test('PLACE-03 MONEY-01: the primary is lost; the standby takes over with every bet that was confirmed', async () => {
      await sleep(3_000)
      await group.kill('db-1')
      const killedAt = Date.now()
      await until(
        'bets to be placed again',
        async () => load.known.some(({ id, sentAt }) => id !== null && sentAt > killedAt + 1_000),
        TAKEN_OVER_MS,
      )
      const [first] = load.known.filter(({ id, sentAt }) => id !== null && sentAt > killedAt + 1_000)
      console.info(
        `the standby takes bets ${((first?.answeredAt ?? 0) - killedAt) / 1_000} s after the primary was lost`,
      )
      await group.is('db-2', 'primary')
    })

    test('PLACE-03: the lost server comes back as the standby of the other', async () => {
      group.start('db-1')
      await group.is('db-1', 'sync')
    })

    test('PLACE-03 MONEY-01: every confirmed bet is stored once, no other is, and the books are clean', async () => {
      await load.stop()
      const db = openPostgres({ url: databaseUrl, poolSize: 1 })
      const placed = load.known.flatMap(({ id }) => (id === null ? [] : [id]))
      const rows = await db.query<{ id: number }>('SELECT id FROM bets WHERE player_id = ANY($1)', [
        load.players.map(({ id }) => id),
      ])
      expect(rows.map(({ id }) => Number(id)).sort()).toEqual(placed.toSorted())
      await expect.poll(async () => (await db.query('SELECT 1 FROM outbox', [])).length, { timeout: 30_000 }).toBe(0)
      await db.close()
      const env = { ...process.env, DATABASE_URL: databaseUrl }
      const { stdout } = await run(process.execPath, [PROGRAM, 'audit'], { env })
      expect(stdout).toContain('The books are clean.')
    })
  },
)
