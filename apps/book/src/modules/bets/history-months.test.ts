import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Db, migrate } from '../../db/index.ts'
import { readPin } from '../../db/release/pin.ts'
import { embeddedDb, emptyEmbeddedDb } from '../../testing/embedded-db.ts'
import { openTestBook, type TestBook } from '../../testing/test-book.ts'
import { testOperator } from '../../testing/test-operator.ts'
import { single, type TestPlayer } from '../../testing/test-player.ts'
import { keepHistoryMonths } from './history-months.ts'

const DAY_MS = 24 * 3_600_000
const MONTHS = `SELECT array_agg(name ORDER BY name) AS names FROM history_parts()`

describe('the history of bets, by month', () => {
  let db: Db
  let book: TestBook
  let player: TestPlayer
  let ids = 8_000

  beforeAll(async () => {
    db = await embeddedDb()
    book = await openTestBook(db)
    player = await book.player('history')
    await months(null)
  })
  afterAll(async () => {
    await book.close()
    await db.close()
  })

  const months = (keep: number | null) => keepHistoryMonths(book.parts, keep)
  const names = async () => (await db.query<{ names: string[] }>(MONTHS))[0]?.names ?? []
  const partsOf = async (betId: number) =>
    (
      await db.query<{ part: string }>(
        'SELECT tableoid::regclass::text AS part FROM bet_history WHERE bet_id = $1 ORDER BY id',
        [betId],
      )
    ).map(({ part }) => part)

  /** A bet that is placed, and settled now. */
  async function settled(): Promise<{ readonly id: number; corrects(): Promise<void> }> {
    const game = book.offers({ id: ++ids, odds: { home: 20_000 } })
    // A session does not last for months.
    player = await book.signsInAgain(player)
    const [bet] = (await player.places(single(game.home, 1_00))).expectAccepted()
    await game.ends()
    await book.works()
    return {
      id: bet?.id ?? 0,
      async corrects() {
        await testOperator(book).settles(game, { home: 'lose', draw: 'lose', away: 'win' })
        await book.works()
      },
    }
  }

  test('each step is in the month of its time, and two months are always ready', async () => {
    const { id } = await settled()
    expect(await partsOf(id)).toEqual(['bet_history_2027_01'])
    expect(await names()).toEqual(
      expect.arrayContaining(['bet_history_2027_01', 'bet_history_2027_02', 'bet_history_2027_03']),
    )
    const before = await names()
    await months(null)
    expect(await names()).toEqual(before)
  })

  test('old months are detached as whole tables, newer ones stay, and the audit still finds the book clean', async () => {
    const old = await settled()
    await book.passes(40 * DAY_MS)
    await months(null)
    const recent = await settled()
    expect(await partsOf(recent.id)).toEqual(['bet_history_2027_02'])
    await book.passes(30 * DAY_MS)
    await months(1)
    expect(await partsOf(old.id)).toEqual([])
    expect(await partsOf(recent.id)).toEqual(['bet_history_2027_02'])
    const [kept] = await db.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM bet_history_2027_01 WHERE bet_id = $1',
      [old.id],
    )
    expect(kept?.n).toBe(1)
    expect(await db.query('SELECT name FROM detached_months ORDER BY name')).toContainEqual({
      name: 'bet_history_2027_01',
    })
    await book.expectCleanBooks()
    // Corrected afterwards: its first step that is left does not begin where a bet begins.
    await old.corrects()
    expect(await partsOf(old.id)).toEqual(['bet_history_2027_03'])
    await book.expectCleanBooks()
  })

  test('no step is changed or deleted, in the table or in a month of it', async () => {
    const { id } = await settled()
    const [part = ''] = await partsOf(id)
    for (const table of ['bet_history', part, 'bet_history_other']) {
      await expect(db.query(`DELETE FROM ${table}`), table).rejects.toThrow('only grows')
      await expect(db.query(`UPDATE ${table} SET reason = ''`), table).rejects.toThrow('only grows')
      await expect(db.exec(`TRUNCATE ${table}`), table).rejects.toThrow('only grows')
    }
  })

  test('a step of a month that was not made in time is kept with the rest, and its month is not made', async () => {
    const late = book.clock.now() + 400 * DAY_MS
    await db.query(
      `INSERT INTO bet_history (bet_id, at, from_status, from_result, from_amount, to_status, to_result, to_amount, reason)
       SELECT bet_id, $1, to_status, to_result, to_amount, to_status, to_result, to_amount, 'changed' FROM bet_history ORDER BY id DESC LIMIT 1`,
      [new Date(late)],
    )
    const made = await db.query<{ changed: string[] }>('SELECT history_months($1, NULL) AS changed', [new Date(late)])
    expect(made[0]?.changed).toHaveLength(2)
  })
})

test('a database of the last release keeps its history, and continues in months', async () => {
  const pin = await readPin()
  const root = await mkdtemp(join(tmpdir(), 'touchline-months-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const folder of ['migrations', 'functions']) await mkdir(join(root, folder))
  for (const name of pin.migrations.keys())
    await cp(new URL(`../../db/migrations/${name}`, import.meta.url), join(root, 'migrations', name))
  for (const [name, sql] of pin.functions) await writeFile(join(root, 'functions', name), sql)
  const folderOf = (name: string) => pathToFileURL(`${join(root, name)}/`)
  const db = await emptyEmbeddedDb()
  onTestFinished(() => db.close())
  await migrate(db, { migrations: folderOf('migrations'), functions: folderOf('functions') })

  const step = (id: number) =>
    db.query<{ id: bigint }>(
      `INSERT INTO bet_history (bet_id, at, from_status, from_result, from_amount, to_status, to_result, to_amount, reason)
       VALUES ($1, now(), 'submitted', 'open', 0, 'waiting_results', 'open', 0, 'accepted') RETURNING id`,
      [id],
    )
  const [before] = await step(1)
  await migrate(db)
  const [after] = await step(2)
  expect(Number(after?.id)).toBe(Number(before?.id) + 1)
  expect(
    await db.query('SELECT bet_id::int AS bet_id, tableoid::regclass::text AS part FROM bet_history ORDER BY id'),
  ).toEqual([
    { bet_id: 1, part: 'bet_history_before' },
    { bet_id: 2, part: 'bet_history_before' },
  ])
  const next = new Date(Date.now() + 70 * DAY_MS)
  await db.query('SELECT history_months($1, NULL)', [next])
  await db.query('SELECT history_months($1, 0)', [next])
  expect(await db.query('SELECT name FROM detached_months ORDER BY ends_at LIMIT 1')).toEqual([
    { name: 'bet_history_before' },
  ])
})
