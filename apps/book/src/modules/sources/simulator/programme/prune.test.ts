import { afterAll, beforeAll, expect, test } from 'vitest'
import { betOn } from '../testing/bet-on.ts'
import { openTestWorld, type TestWorld } from '../testing/test-world.ts'
import { pruneMatches } from './prune.ts'

const DAY_MS = 86_400_000

let world: TestWorld
beforeAll(async () => {
  world = await openTestWorld()
})
afterAll(() => world.close())

async function finished(): Promise<readonly { id: number; origin: string }[]> {
  return world.db.query(`SELECT id, origin FROM matches WHERE status = 4 AND type IN ('match', 'draw') ORDER BY id`)
}

test('CAT-07: results of a season stay, older ones without bets go', async () => {
  const before = await finished()
  expect(await pruneMatches(world.db, world.clock.now(), 6, 0)).toBe(0)
  const kept = before[0]
  await betOn(world, { eventId: kept?.id ?? 0, marketId: 1, specifier: '', outcomeId: '1' })
  expect(await pruneMatches(world.db, world.clock.now() + 800 * DAY_MS, 6, 0)).toBe(before.length - 1)
  expect(await finished()).toEqual([kept])
  const orphans = await world.db.query(
    'SELECT 1 FROM appearances a LEFT JOIN matches m ON m.id = a.match_id WHERE m.id IS NULL',
  )
  expect(orphans).toEqual([])
})

test('at high speed fillers go sooner', async () => {
  const next = await world.restarts({ speed: 600, afterMs: 60_000 })
  await next.passes(60_000, 5_000)
  const fillers = (await finished()).filter((match) => match.origin === 'filler').length
  expect(fillers).toBeGreaterThan(50)
  await pruneMatches(next.db, next.clock.now() + 3 * 3_600_000, 600, 0)
  expect((await finished()).filter((match) => match.origin === 'filler')).toEqual([])
})
