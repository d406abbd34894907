import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { issueByKey } from '../../modules/bonuses/index.ts'
import { placed } from '../../testing/cashes-out.ts'
import { alive, market, oddsChange } from '../../testing/feed/messages.ts'
import { onFeedMatch } from '../../testing/feed/on-feed-match.ts'
import { as, defined, FREEBET, given, HUNT } from '../../testing/given-bonuses.ts'
import { onBook, suiteOn } from '../../testing/on-book.ts'
import { createPgDatabase, type PgDatabase } from '../../testing/pg-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import { single, type TestPlayer } from '../../testing/test-player.ts'

const server = inject('postgres')
const COMMANDS = new URL('../../cli/main.ts', import.meta.url).pathname
const SHIFT = pathToFileURL(new URL('../../testing/shifted-clock.ts', import.meta.url).pathname).href
/** A process begins late where others are busy. */
const PATIENTLY = { timeout: 120_000, interval: 100 }

describe.skipIf(server === null)('killed within a statement (skipped without PostgreSQL)', { timeout: 400_000 }, () => {
  let database: PgDatabase
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchline-crash-office-'))
    database = await createPgDatabase(server ?? '')
  })
  afterAll(async () => {
    await database.drop()
    await rm(folder, { recursive: true })
  })

  /** Processes on the database of the test, with the clock of its book. */
  const envOf = ({ clock }: TestBook) => ({
    DATABASE_URL: database.url,
    NODE_OPTIONS: `--import ${SHIFT}`,
    CLOCK_SHIFT_MS: String(clock.now() - Date.now()),
  })

  /** A command of the operator in a process of its own. */
  function commands(book: TestBook, ...words: readonly string[]) {
    const child = execFile(process.execPath, [COMMANDS, ...words], { env: { ...process.env, ...envOf(book) } })
    let output = ''
    child.stdout?.on('data', (text) => {
      output += text
    })
    child.stderr?.on('data', (text) => {
      output += text
    })
    const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
      child.once('close', (code) => resolve({ code, output: output.trim() })),
    )
    return { ended, kill: () => void child.kill('SIGKILL') }
  }

  const inLine = async () => {
    const [row] = await database.db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return row?.n ?? 0
  }

  /** Holds something while something is done. @param lock takes it */
  async function whileHeld(lock: string, run: () => Promise<void>): Promise<void> {
    // The connections of a book do not stay idle in a transaction.
    const holder = new pg.Client({ connectionString: database.url })
    await holder.connect()
    try {
      await holder.query('BEGIN')
      await holder.query(lock)
      await run()
    } finally {
      await holder.end()
    }
    await expect.poll(inLine, PATIENTLY).toBe(0)
  }

  const runs = async (start: () => { kill(): unknown }, lock: string) =>
    whileHeld(lock, async () => {
      const one = start()
      await expect.poll(inLine, PATIENTLY).toBe(1)
      await one.kill()
    })

  const count = async (sql: string) => (await database.db.query<{ n: number }>(sql))[0]?.n ?? 0

  test('BETS-01: a match is moved to an earlier start, and bets that were placed after it are paid back, once', () =>
    onFeedMatch(
      () => suiteOn(database.db, 1),
      async ({ book, feed, demo, now, pick }) => {
        const { match } = feed
        const home = single(pick(1, '1', 2), 10_00)
        await feed.sends(oddsChange(match, 3, [market(1, { 1: 2, 2: 3.5, 3: 4 })], now))
        const before = await placed(demo, home)
        await feed.passes(10_000)
        await feed.sends(alive(3, now + 10_000))
        const { id: bonus } = await given(book, demo, FREEBET)
        const late = [await placed(demo, home), await placed(demo, home)]
        const free = await placed(demo, { ...home, ...as(bonus, 'freebet') })
        const file = join(folder, 'fixture-change.xml')
        await writeFile(
          file,
          `<fixture_change product="1" event_id="sr:match:${match}" timestamp="${now + 10_000}" start_time="${now + 5_000}" change_type="2"/>`,
        )
        const matchRow = `SELECT 1 FROM matches WHERE id = ${match} FOR UPDATE`
        const moves = () => commands(book, 'ingest', file)
        const stated = `SELECT count(*)::int AS n FROM settlement_messages WHERE kind = 'kick_off' AND body ->> 'matchId' = '${match}'`

        await runs(moves, matchRow)
        expect(await count(stated)).toBe(0)
        expect((await demo.bet(late[0]?.id ?? 0)).status).toBe('waiting_results')

        // It pays itself what it has voided: killed in the statement that pays, and then two of them at once.
        await runs(moves, `SELECT 1 FROM wallet_accounts WHERE player_id = ${demo.id} FOR UPDATE`)
        expect(await count(stated)).toBe(1)
        await demo.expectBalance(70_00)
        expect((await demo.bet(late[0]?.id ?? 0)).status).toBe('waiting_results')
        let both: readonly ReturnType<typeof moves>[] = []
        await whileHeld(matchRow, async () => {
          both = [moves(), moves()]
          await expect.poll(inLine, PATIENTLY).toBe(2)
        })
        for (const { ended } of both) expect(await ended).toMatchObject({ code: 0 })
        expect(await count(stated)).toBe(1)
        for (const { id } of late) {
          expect(await demo.bet(id)).toMatchObject({ status: 'done', result: 'refund_entire', win_amount: 10_00 })
          expect(await count(`SELECT count(*)::int AS n FROM wallet_transfers WHERE bet_id = ${id}`)).toBe(3)
        }
        expect((await demo.bet(before.id)).status).toBe('waiting_results')
        expect((await demo.bet(free.id)).status).toBe('done')
        await demo.expectBalance(90_00)
        await book.expectCleanBooks()
      },
    ))

  /** A tournament with two players in its first places. */
  async function tournament(book: TestBook, players: readonly TestPlayer[]): Promise<{ key: string; id: number }> {
    const prize = await defined(book, FREEBET)
    const { steps: _, ...farming } = HUNT
    const kind = { type: 'hunting_tournament', level: 'season', prizes: [6_000, 4_000], prize }
    const key = await defined(book, { ...farming, ...kind })
    for (const { id } of players) await issueByKey(book.parts.db, key, id, 'test', book.clock.now())
    const [found] = (await players[0]?.call('getHuntingTournaments'))?.answer.data ?? []
    return { key, id: found?.id ?? 0 }
  }

  test('BONUS-01: a tournament is finished, and its prizes are given, once', () =>
    onBook(
      () => suiteOn(database.db, 1),
      async ({ book, match, player }) => {
        const players = [await player(), await player()]
        const game = match({ odds: { home: 20_000 } })
        const { key, id } = await tournament(book, players)
        for (const [i, one] of players.entries())
          (await one.places({ ...single(game.home, (i + 1) * 10_00), ...as(id, 'tournament') })).expectAccepted()
        await game.ends()
        await book.passes(2_000)
        const prizes = `SELECT count(*)::int AS n FROM player_bonuses WHERE source LIKE 'place:%:${id}'`
        const isOver = `SELECT count(*)::int AS n FROM bonuses WHERE id = ${id} AND level_status = 'finished' AND pool = 0`
        const finishes = () => commands(book, 'bonus', 'finish', key)
        // Killed before it is over, and when it is over and the first prize is being stored.
        for (const lock of [
          `SELECT 1 FROM bonuses WHERE id = ${id} FOR UPDATE`,
          'LOCK TABLE player_bonuses IN SHARE MODE',
        ]) {
          await runs(finishes, lock)
          expect([await count(prizes), await count(isOver)]).toEqual([0, 0])
        }
        let both: readonly ReturnType<typeof finishes>[] = []
        await whileHeld(`SELECT 1 FROM bonuses WHERE id = ${id} FOR UPDATE`, async () => {
          both = [finishes(), finishes()]
          await expect.poll(inLine, PATIENTLY).toBe(2)
        })
        const answers = await Promise.all(both.map(({ ended }) => ended))
        expect(answers.map(({ output }) => output).sort()).toEqual([
          `${key}: over, 0 prizes given.`,
          `${key}: over, 2 prizes given.`,
        ])
        expect(await finishes().ended).toEqual({ code: 0, output: `${key}: over, 0 prizes given.` })
        expect([await count(prizes), await count(isOver)]).toEqual([2, 1])
        for (const one of players) expect((await one.call('getFreebets')).answer.data).toHaveLength(1)
        await book.expectCleanBooks()
      },
    ))
})
