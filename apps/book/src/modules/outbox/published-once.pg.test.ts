import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { startCrashProcess } from '../../testing/crash-process.ts'
import { newPlayers } from '../../testing/durability/new-players.ts'
import { STAKE } from '../../testing/durability/placer.ts'
import { balancesReceived, type PlacedBet, placeOne, receiptsOf } from '../../testing/durability/receipts.ts'
import { startRecordingEngine } from '../../testing/engines/recording-engine.ts'
import { createPgDatabase } from '../../testing/pg-database.ts'
import { auditBook } from '../settlement/index.ts'

const server = inject('postgres')
const PROCESSES = 3
const PLAYERS = 6
const OPENING = 1_000_00
const BETS = 20

describe.skipIf(server === null)('messages to players (skipped where PostgreSQL is not installed)', () => {
  test('LIVE-02 PLACE-03: if the publisher is killed, every bet is published once, every balance in order', async () => {
    const database = await createPgDatabase(server ?? '', 'template1')
    const engine = await startRecordingEngine()
    const env = { DATABASE_URL: database.url, CENTRIFUGO_URL: engine.url, CRASH_MATCHES: '2', DATABASE_POOL: '6' }
    // The first has the role of the publisher, as no other process is there yet.
    const first = await startCrashProcess(env)
    const books = [first, ...(await Promise.all(Array.from({ length: PROCESSES - 1 }, () => startCrashProcess(env))))]
    onTestFinished(async () => {
      await Promise.all(books.map((book) => book.kill()))
      await engine.close()
      await database.drop()
    })
    let asked = 0
    const origin = () => books[asked++ % books.length]?.origin ?? ''
    const trouble = { lost: 0, unavailable: 0 }
    const players = await newPlayers(database.url, origin, { count: PLAYERS, opening: OPENING, trouble })
    const placed: PlacedBet[] = []
    const placing = players.map(async (player, index) => {
      for (let n = 0; n < BETS; n++) placed.push(await placeOne(player, `receipts-${index}-${n}`, 1 + (n % 2)))
    })
    await expect.poll(() => placed.length).toBeGreaterThan((PLAYERS * BETS) / 4)
    await first.kill()
    await Promise.all(placing)

    const waiting = async () => (await database.db.query('SELECT 1 FROM outbox', [])).length
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
    expect(placed).toHaveLength(PLAYERS * BETS)
    for (const bet of placed) expect([bet.id, receiptsOf(engine, bet).length]).toEqual([bet.id, 1])
    for (const player of players) {
      const received = balancesReceived(engine, player)
      const versions = received.map(({ version }) => version)
      expect(versions).toEqual(versions.toSorted((a, b) => a - b))
      expect(new Set(versions).size).toBe(versions.length)
      expect(received.at(-1)?.balance).toBe(OPENING - BETS * STAKE)
    }
    expect(await auditBook(database.db)).toEqual([])
  })
})
