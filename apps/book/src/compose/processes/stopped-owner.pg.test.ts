import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { recordResults } from '../../modules/pricing/results/index.ts'
import { auditBook } from '../../modules/settlement/index.ts'
import { startCrashProcess } from '../../testing/crash-process.ts'
import { newPlayers } from '../../testing/durability/new-players.ts'
import { type Known, matchesOf, placeOn, WINNER } from '../../testing/durability/placer.ts'
import type { DurablePlayer } from '../../testing/durability/player.ts'
import { createPgDatabase } from '../../testing/pg-database.ts'

const server = inject('postgres')
const ROUNDS = 2
const BETS = 60
const WAIT = { timeout: 60_000 }
const REPLACED_WITHIN_MS = 15_000

describe.skipIf(server === null)('a process that stops (skipped where PostgreSQL is not installed)', () => {
  test('PLACE-03: the owner of settlement, held in the middle of it, is replaced within 15 s; when it goes on, nothing is paid twice', async () => {
    const database = await createPgDatabase(server ?? '', 'template1')
    const env = {
      DATABASE_URL: database.url,
      CRASH_MATCHES: String(4 * ROUNDS),
      LIVE_DELAY_MS: '150',
      DATABASE_POOL: '6',
    }
    const book = await startCrashProcess({ ...env, BOOK_ROLES: 'api,publisher' })
    const settlers = [
      await startCrashProcess({ ...env, BOOK_ROLES: 'settlement' }),
      await startCrashProcess({ ...env, BOOK_ROLES: 'settlement' }),
    ]
    onTestFinished(async () => {
      for (const one of [book, ...settlers]) {
        one.signal('SIGCONT')
        await one.kill()
      }
      await database.drop()
    })
    const { db } = database
    const trouble = { lost: 0, unavailable: 0 }
    const players = await newPlayers(database.url, () => book.origin, { count: 4, opening: 50_000_00, trouble })
    const openBets = async (match: number) => {
      const [row] = await db.query<{ n: number }>(
        `SELECT count(DISTINCT b.id)::int AS n FROM bets b JOIN bet_legs l ON l.bet_id = b.id WHERE l.match_id = $1 AND l.status = 'open'`,
        [match],
      )
      return row?.n ?? 0
    }

    for (let number = 0; number < ROUNDS; number++) {
      const owner = settlers[number % 2]
      const known: Known[] = []
      let isOver = false
      const placing = players.map((player, i) =>
        placeOn(player as DurablePlayer, `placer-${i}`, { number, isOver: () => isOver }, known),
      )
      await expect.poll(() => known.length, WAIT).toBeGreaterThan(BETS)
      isOver = true
      await Promise.all(placing)
      const { first } = matchesOf(number)
      expect(await openBets(first)).toBeGreaterThan(0)
      const result = {
        eventId: first,
        marketId: 1,
        specifier: '',
        outcomes: { [WINNER]: 'win', 2: 'lose', 3: 'lose' },
        finalText: '1:0',
      } as const
      await recordResults(db, Date.now(), [result])
      // Somewhere within the next look of the settler.
      await new Promise((resolve) => setTimeout(resolve, 250 * number))
      owner?.signal('SIGSTOP')
      const stoppedAt = Date.now()
      await expect.poll(() => openBets(first), WAIT).toBe(0)
      // Whatever it had paid before: the other one is at work now.
      await expect.poll(() => holders(db), { timeout: REPLACED_WITHIN_MS }).toBe(number + 2)
      expect(Date.now() - stoppedAt).toBeLessThan(REPLACED_WITHIN_MS)
      owner?.signal('SIGCONT')
      await expect.poll(() => owner?.output(), WAIT).toContain('lost the role settlement')
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      expect(await auditBook(db), 'The books are not clean').toEqual([])
      expect(owner?.isUp(), owner?.output()).toBe(true)
    }
  })
})

async function holders(db: { query: (sql: string, params: unknown[]) => Promise<unknown[]> }): Promise<number> {
  const [row] = await db.query("SELECT fence::int AS fence FROM role_leases WHERE name = 'touchline:settlement'", [])
  return (row as { fence: number } | undefined)?.fence ?? 0
}
