import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { createPgDatabase } from '../../testing/pg-database.ts'
import { openTestBook } from '../../testing/test-book.ts'
import { single } from '../../testing/test-player.ts'
import { auditBook } from '../settlement/index.ts'

const server = inject('postgres')
const MONTH_MS = 31 * 24 * 3_600_000
const ROUNDS = 8

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  test('BETS-02: months are made and detached while bets are settled: no step is lost, and the audit is clean', async () => {
    const database = await createPgDatabase(server ?? '')
    onTestFinished(() => database.drop())
    const { db } = database
    const book = await openTestBook(db)
    let player = await book.player('months', { EUR: 1_000_00 })
    const keeps = () => db.query('SELECT history_months($1, 1)', [new Date(book.clock.now())])
    await keeps()
    for (let round = 0; round < ROUNDS; round++) {
      const games = Array.from({ length: 6 }, (_, index) => book.offers({ id: 8_500 + round * 10 + index }))
      player = await book.signsInAgain(player)
      for (const { home } of games) (await player.places(single(home, 1_00))).expectAccepted()
      // Months change in the same moment in which bets are settled.
      await Promise.all([...games.map((game) => game.ends()), keeps(), book.works(), keeps()])
      await book.works()
      await book.passes(MONTH_MS)
    }
    await keeps()
    const detached = await db.query<{ name: string }>('SELECT name FROM detached_months ORDER BY name', [])
    expect(detached.length).toBeGreaterThan(4)
    const tables = ['bet_history', ...detached.map(({ name }) => name)]
    const [all] = await db.query<{ n: number }>(
      `SELECT (${tables.map((table) => `(SELECT count(*)::int FROM ${table} WHERE to_status = 'done')`).join(' + ')}) AS n`,
      [],
    )
    expect(all?.n).toBe(ROUNDS * 6)
    expect(await db.query('SELECT 1 FROM bet_history_other', [])).toEqual([])
    expect(await auditBook(db)).toEqual([])
    await book.close()
  })
})
