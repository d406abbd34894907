import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { auditBook } from '../modules/settlement/index.ts'
import { createPgDatabase } from '../testing/pg-database.ts'
import { openTestBook } from '../testing/test-book.ts'
import { combo, single, type TestPlayer } from '../testing/test-player.ts'
import { createVirtualClock } from '../testing/virtual-clock.ts'

const server = inject('postgres')
const COMMANDS = new URL('../cli/main.ts', import.meta.url).pathname
const PRELOAD = pathToFileURL(new URL('../testing/die-at.ts', import.meta.url).pathname).href
const DAY_MS = 86_400_000
const OPENING = 1_000_00
const STAKE = 10_00
const PLAYERS = 3

interface Imported {
  /** Null: killed. */
  readonly code: number | null
  readonly output: string
}

/** Places at which an import is killed. */
const PLACES = [
  { at: 'before FROM bets_to_settle', name: 'the match is called off, and no bet is looked at' },
  { at: 'before COMMIT of DELETE FROM settlement_changes', name: 'the refunds are booked, and not committed' },
  { at: 'after COMMIT of UPDATE matches SET seed', name: 'the old match has made room, and the new one is not there' },
] as const

describe.skipIf(server === null)('imports that are killed, or run at once (skipped without PostgreSQL)', () => {
  /** A league of one match with bets on it, and files that contain it as it was and changed over. */
  async function imported() {
    const database = await createPgDatabase(server ?? '')
    const folder = await mkdtemp(join(tmpdir(), 'touchline-import-'))
    onTestFinished(async () => {
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    })
    const { db } = database
    const book = await openTestBook(db, createVirtualClock(Date.now()))
    const date = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10)
    // As in a book that runs: an import then stores nothing of the world again.
    const seedTheWorld = () =>
      db.query("INSERT INTO world_state (key, value) VALUES ('seed', 'touchline'), ('speed', '6')", [])
    const write = async (name: string, ...pairs: readonly (readonly [string, string])[]) => {
      const matches = pairs.map(([team1, team2]) => ({ round: 'Matchday 1', date, time: '15:00', team1, team2 }))
      await writeFile(join(folder, name), JSON.stringify({ name: 'Westshire League', matches }))
      return name
    }
    /** `npm run book -- import-fixtures FILE` as a process of its own. */
    const imports = (file: string, more: Readonly<Record<string, string>> = {}): Promise<Imported> =>
      new Promise((resolve) => {
        const words = ['import-fixtures', join(folder, file), '--country', 'England']
        const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, ...more }
        const child = execFile(process.execPath, [COMMANDS, ...words], { env }, (_, out, error) =>
          resolve({ code: child.exitCode, output: `${out}${error}`.trim() }),
        )
      })
    const expectImported = async (file: string) => {
      const { code, output } = await imports(file)
      expect(code, output).toBe(0)
    }
    await expectImported(await write('as-it-was.json', ['Westgate Rovers', 'Easton Town']))
    await seedTheWorld()
    await write('changed-over.json', ['Easton Town', 'Westgate Rovers'])
    const matches = () =>
      db.query<{ id: number; status: number; home: string }>(
        `SELECT m.id, m.status, c.name AS home FROM matches m JOIN competitors c ON c.id = m.home_id
         WHERE m.origin = 'import' ORDER BY m.id`,
        [],
      )
    return { db, url: database.url, book, write, imports, expectImported, matches }
  }

  type League = Awaited<ReturnType<typeof imported>>

  /** Of each player two singles on the match, and a combo of it with another one. */
  async function withBets({ book, matches }: League) {
    const [first] = await matches()
    const [game, other] = [book.offers({ id: first?.id ?? 0 }), book.offers({ id: 9_000_001 })]
    const players: TestPlayer[] = []
    for (let index = 0; index < PLAYERS; index++) {
      const player = await book.player(`import-${index}`, { EUR: OPENING })
      const bets = [single(game.home, STAKE), single(game.away, STAKE), combo([game.draw, other.home], STAKE)]
      ;(await player.places(bets)).expectAccepted()
      players.push(player)
    }
    await book.works()
    return { game, players }
  }

  /** Each single is refunded once, each combo counts on without the match, and the new match is there once. */
  async function expectVoidOnce({ db, matches }: League, players: readonly TestPlayer[], eventId: number) {
    const bets = await db.query<Record<string, unknown>>(
      `SELECT b.type, b.status, b.result, b.win_amount::int AS paid, l.status AS leg,
         (SELECT count(*)::int FROM bet_history h WHERE h.bet_id = b.id AND h.to_status = 'done') AS decided,
         (SELECT count(*)::int FROM wallet_transfers t WHERE t.bet_id = b.id AND t.kind = 'payout') AS payouts,
         (SELECT count(*)::int FROM notifications n WHERE n.object_type = 'bet' AND n.object_id = b.id) AS notified
       FROM bets b JOIN bet_legs l ON l.bet_id = b.id WHERE l.match_id = $1 ORDER BY b.type DESC, b.id`,
      [eventId],
    )
    const once = { decided: 1, payouts: 1, notified: 1 }
    const refunded = { type: 'single', status: 'done', result: 'refund_entire', paid: STAKE, leg: 'void', ...once }
    expect(bets.filter(({ type }) => type === 'single')).toEqual(Array.from({ length: 2 * PLAYERS }, () => refunded))
    const combos = bets.filter(({ type }) => type === 'combo')
    expect(combos).toHaveLength(PLAYERS)
    for (const one of combos)
      expect(one).toMatchObject({ status: 'waiting_results', leg: 'void', decided: 0, payouts: 0 })
    for (const player of players) await player.expectBalance(OPENING - STAKE)
    expect((await matches()).map(({ status, home }) => [status, home])).toEqual([
      [5, 'Westgate Rovers'],
      [0, 'Easton Town'],
    ])
    expect(await auditBook(db), 'The books are not clean').toEqual([])
  }

  for (const { at, name } of PLACES) {
    test(`BETS-01: an import that changes sides over is killed where ${name}: the next one voids each bet once`, async () => {
      const league = await imported()
      const { game, players } = await withBets(league)
      const killed = await league.imports('changed-over.json', {
        NODE_OPTIONS: `--import ${PRELOAD}`,
        DIE_AT: at,
      })
      expect(killed.code, killed.output).toBeNull()
      await league.expectImported('changed-over.json')
      await expectVoidOnce(league, players, game.id)
    })
  }

  /** Holds what imports need until one of two waits for it, and the other one waits for it too, or for the first. */
  async function bothAtOnce({ db, url, imports }: League, lock: string, file: string): Promise<readonly Imported[]> {
    const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND (wait_event_type = 'Lock' OR query LIKE '%pg_try_advisory_lock%' AND application_name NOT LIKE 'touchline:%')`
    // The book's own connections give up what they hold for longer than two processes need to start.
    const holder = new pg.Client({ connectionString: url })
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query(lock)
    const sent = [imports(file), imports(file)]
    await expect.poll(async () => (await db.query<{ n: number }>(waiting, []))[0]?.n, { interval: 5 }).toBe(2)
    await holder.end()
    return Promise.all(sent)
  }

  test('BETS-01: one file that changes sides over is imported by two processes at once: each bet is void and refunded once', async () => {
    const league = await imported()
    const { game, players } = await withBets(league)
    const both = await bothAtOnce(league, `SELECT 1 FROM matches WHERE id = ${game.id} FOR UPDATE`, 'changed-over.json')
    for (const { code, output } of both) expect(code, output).toBe(0)
    await expectVoidOnce(league, players, game.id)
  })

  test('CAT-03: one file is imported by two processes at once: no club and no match of it is there twice', async () => {
    const league = await imported()
    await league.write('more.json', ['Northam Albion', 'Southam Wanderers'])
    const both = await bothAtOnce(league, 'LOCK TABLE competitors IN SHARE MODE', 'more.json')
    for (const { code, output } of both) expect(code, output).toBe(0)
    const clubs = await league.db.query(
      `SELECT name FROM competitors WHERE name IN ('Northam Albion', 'Southam Wanderers') ORDER BY name`,
      [],
    )
    expect(clubs).toEqual([{ name: 'Northam Albion' }, { name: 'Southam Wanderers' }])
    expect((await league.matches()).map(({ home }) => home)).toEqual(['Westgate Rovers', 'Northam Albion'])
  })
})
