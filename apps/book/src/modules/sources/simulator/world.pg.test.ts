import { describe, expect, inject, test } from 'vitest'
import { createPgDatabase } from '../../../testing/pg-database.ts'
import { callHandler } from '../../catalogue/testing/call-handler.ts'
import { importFixtures } from './import/import-fixtures.ts'
import { betOn } from './testing/bet-on.ts'
import { openTestWorld } from './testing/test-world.ts'

const server = inject('postgres')
const MINUTE_MS = 60_000

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  test('CAT-03: a world is made, played, restarted at another speed and settled as on the embedded database', {
    timeout: 120_000,
  }, async () => {
    const database = await createPgDatabase(server ?? '')
    const world = await openTestWorld({ db: database.db, speed: 60 })
    expect(world.matches('live').length).toBeGreaterThanOrEqual(40)
    const match = world.matches('live').find((entry) => entry.tournament.category.sport.key === 'football')
    if (match === undefined) throw new Error('No football match is running.')
    await betOn(world, { eventId: match.id, marketId: 1, specifier: '', outcomeId: '1' })
    const report = await importFixtures(
      JSON.stringify([
        { name: 'La Liga', country: 'Spain', date: '2026-12-05', time: '21:00', home: 'Sevilla FC', away: 'Getafe CF' },
        {
          name: 'La Liga',
          country: 'Spain',
          date: '2026-12-05',
          time: '21:00',
          home: 'Valencia CF',
          away: 'Getafe CF',
        },
      ]),
      {
        db: database.db,
        at: world.clock.now(),
        simSeed: 'touchline',
        simSpeed: 60,
        move: async () => 'kept',
        callOff: async () => true,
      },
    )
    expect(report).toMatchObject({ leagues: [{ upcoming: 1 }], problems: [{ row: 2 }] })
    await world.passes(MINUTE_MS, 10_000)
    const next = await world.restarts({ speed: 6, afterMs: 3 * MINUTE_MS })
    expect(next.matches('live').length).toBeGreaterThanOrEqual(40)
    const results = await database.db.query('SELECT 1 FROM market_results WHERE match_id = $1', [match.id])
    expect(results).toHaveLength(1)
    const finished = await callHandler(next.catalogue, 'getMatches', { query: { match_status: 'finished', limit: 20 } })
    expect(finished.data).toHaveLength(20)
    await database.drop()
  })
})
