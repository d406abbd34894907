import { EVENT_STATUS } from '@touchline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchEntry } from '../../../catalogue/index.ts'
import { betOn } from '../testing/bet-on.ts'
import { openTestWorld, type TestWorld } from '../testing/test-world.ts'

// A world takes seconds to make, longer on a busy machine.
const MINUTE_MS = 60_000
const OVER_2_5 = { marketId: 18, specifier: 'total=2.5', outcomeId: '12' }
const HOME_WINS = { marketId: 1, specifier: '', outcomeId: '1' }

interface Result {
  readonly market_id: number
  readonly specifier: string
  readonly outcomes: Record<string, string>
  readonly final_text: string
}

let world: TestWorld
beforeAll(async () => {
  world = await openTestWorld({ speed: 60 })
})
afterAll(() => world.close())

/** The football match that kicked off last: most of it is still to come. */
function youngest(): MatchEntry {
  const [match] = world
    .matches('live')
    .filter((entry) => entry.tournament.category.sport.key === 'football')
    .sort((a, b) => b.startsAt - a.startsAt)
  if (match === undefined) throw new Error('No football match is running.')
  return match
}

function resultsOf(eventId: number): Promise<Result[]> {
  return world.db.query<Result>(
    'SELECT market_id, specifier, outcomes, final_text FROM market_results WHERE match_id = $1 ORDER BY market_id',
    [eventId],
  )
}

async function statusOf(
  eventId: number,
): Promise<{ status: number; score: { home: number; away: number } } | undefined> {
  const [row] = await world.db.query<{ status: number; score: { home: number; away: number } }>(
    'SELECT status, score FROM matches WHERE id = $1',
    [eventId],
  )
  return row
}

test('results bets wait for are stored once, with the score, when the match ends; nothing else is', async () => {
  const match = youngest()
  await betOn(world, { eventId: match.id, ...OVER_2_5 })
  await betOn(world, { eventId: match.id, ...HOME_WINS })
  for (let i = 0; i < 40 && world.catalogue.events.get(match.id)?.status !== EVENT_STATUS.finished; i++) {
    await world.passes(5_000)
  }
  const row = await statusOf(match.id)
  expect(row?.status).toBe(EVENT_STATUS.finished)
  const { home, away } = row?.score ?? { home: Number.NaN, away: Number.NaN }
  const [result, total, ...others] = await resultsOf(match.id)
  expect(others).toEqual([])
  const winner = home > away ? '1' : home < away ? '3' : '2'
  expect(result?.outcomes).toEqual({ '1': 'lose', '2': 'lose', '3': 'lose', [winner]: 'win' })
  expect(total?.outcomes).toEqual(home + away > 2.5 ? { '12': 'win', '13': 'lose' } : { '12': 'lose', '13': 'win' })
  expect(result?.final_text).toContain(`${home}`)
  expect(world.announced).toContain(match.id)
})

test('a market is decided as soon as the score decides it, its other outcomes with it', async () => {
  const match = world
    .matches('live')
    .find(
      (entry) =>
        entry.tournament.category.sport.key === 'football' && (entry.score?.home ?? 0) + (entry.score?.away ?? 0) > 0,
    )
  if (match === undefined) throw new Error('No football match has a goal.')
  await betOn(world, { eventId: match.id, marketId: 18, specifier: 'total=0.5', outcomeId: '13' })
  await betOn(world, { eventId: match.id, ...HOME_WINS })
  await world.passes(100)
  expect(world.catalogue.events.get(match.id)?.status).toBe(EVENT_STATUS.live)
  expect(await resultsOf(match.id)).toEqual([
    expect.objectContaining({ market_id: 18, outcomes: { '12': 'win', '13': 'lose' } }),
  ])
})

test('a bet on a match that ended while the process was down gets its result, once over several restarts', async () => {
  const match = youngest()
  await betOn(world, { eventId: match.id, ...HOME_WINS })
  let next = await world.restarts({ afterMs: 30 * MINUTE_MS })
  expect(await resultsOf(match.id)).toHaveLength(1)
  const [first] = await next.db.query('SELECT recorded_at FROM market_results WHERE match_id = $1', [match.id])
  next = await next.restarts({ afterMs: MINUTE_MS })
  await next.passes(1_000)
  const again = await next.db.query('SELECT recorded_at FROM market_results WHERE match_id = $1', [match.id])
  expect(again).toEqual([first])
})

test('a bet that reaches the database after its match is over gets its result too', async () => {
  const [over] = await world.db.query<{ id: number }>(
    `SELECT m.id FROM matches m JOIN tournaments t ON t.id = m.tournament_id JOIN categories c ON c.id = t.category_id
     WHERE m.status = 4 AND c.sport_id = 1 AND NOT EXISTS (SELECT 1 FROM market_results r WHERE r.match_id = m.id) LIMIT 1`,
  )
  if (over === undefined) throw new Error('No match is over.')
  await betOn(world, { eventId: over.id, ...HOME_WINS })
  await world.passes(100)
  expect(await resultsOf(over.id)).toHaveLength(1)
})
