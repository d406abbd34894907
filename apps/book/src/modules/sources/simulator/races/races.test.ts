import { EVENT_STATUS } from '@touchline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../../db/index.ts'
import { createSignals } from '../../../../kernel/signals.ts'
import { freshDb } from '../../../../testing/fresh-db.ts'
import { createRecordingPublisher } from '../../../../testing/recording-publisher.ts'
import { createVirtualClock } from '../../../../testing/virtual-clock.ts'
import { createCatalogue, type RaceEntry } from '../../../catalogue/index.ts'
import { createOffer } from '../../../offer/index.ts'
import { racesOfDay } from './plan-races.ts'
import { createRaces } from './races.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const clock = createVirtualClock(Date.parse('2026-11-20T18:20:00Z'))
let db: Db

beforeAll(async () => {
  db = await freshDb()
})
afterAll(() => db.close())

/** The races of a world without other sports; `passes`: time, and what the simulator does in it. */
async function openRaces(speed: number) {
  const sink = createOffer({ clock, publisher: createRecordingPublisher() })
  const catalogue = createCatalogue(db, sink)
  const shared = { db, clock, catalogue, sink, signals: createSignals() }
  const races = createRaces({ ...shared, simSpeed: speed, worldSeed: () => 'touchline', wakeStore: () => {} })
  await races.prepare()
  await catalogue.reload()
  await races.plan()
  for (let step = 0; step < 60; step++) races.step(clock.now())
  return {
    board: sink.board,
    catalogue,
    all: () => [...catalogue.events.all()].filter((entry): entry is RaceEntry => entry.type === 'race'),
    async passes(ms: number) {
      clock.advance(ms)
      races.step(clock.now())
      await races.store()
    },
  }
}

test('CAT-08: at every minute of the day several races are to come within the hour, minutes apart', () => {
  const day = 20_000 * DAY_MS
  const offs = [day - DAY_MS, day, day + DAY_MS]
    .flatMap((at) => racesOfDay('touchline', at, new Map()))
    .map(({ startsAt }) => startsAt)
    .sort((a, b) => a - b)
  for (let at = day; at < day + DAY_MS; at += 60_000) {
    const coming = offs.filter((off) => off > at && off <= at + HOUR_MS)
    expect(coming.length, new Date(at).toISOString()).toBeGreaterThanOrEqual(3)
  }
})

test('CAT-08: races of today and tomorrow have cards, prices and results; no horse runs twice a day', async () => {
  const world = await openRaces(6)
  const races = world.all()
  expect(races.length).toBeGreaterThan(200)
  for (const race of races) {
    expect(race.status).toBe(EVENT_STATUS.prematch)
    expect(world.board.event(race.id)?.markets.size, race.names.en).toBe(race.places === 0 ? 1 : 2)
    expect(race.runners.map(({ number }) => number)).toEqual(race.runners.map((_, i) => i + 1))
    expect(new Set(race.runners.map(({ jockey }) => jockey)).size).toBe(race.runners.length)
  }
  const midnight = Math.ceil(clock.now() / DAY_MS) * DAY_MS
  const today = races.filter(({ startsAt }) => startsAt < midnight)
  const horses = today.flatMap(({ runners }) => runners.map(({ horse }) => horse.id))
  expect(new Set(horses).size).toBe(horses.length)
  const [over] = await db.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM matches WHERE type = 'race' AND status = 4 AND score -> 'finish' <> '{}'",
  )
  expect(over?.n).toBeGreaterThan(50)
})

test('CAT-08: races are run by the clock and stored; what ended while the process was down has its result', async () => {
  const world = await openRaces(6)
  const [next, , , later] = world.all().sort((a, b) => a.startsAt - b.startsAt)
  if (next === undefined || later === undefined) throw new Error('There is no race.')
  await world.passes(next.startsAt - clock.now() + 1_000)
  expect(world.catalogue.events.get(next.id)?.status).toBe(EVENT_STATUS.live)
  expect(world.board.event(next.id)?.markets.size).toBe(0)
  await world.passes(60_000)
  expect(world.catalogue.events.get(next.id)?.status).toBe(EVENT_STATUS.finished)
  clock.advance(later.startsAt + HOUR_MS - clock.now())
  // At another speed the world is the same, and a race takes no time.
  const again = await openRaces(200)
  await again.passes(1_000)
  await again.passes(1_000)
  const rows = await db.query<{ status: number; winners: number }>(
    `SELECT status, (SELECT count(*)::int FROM jsonb_each(score -> 'finish') WHERE value = '1') AS winners
     FROM matches WHERE id = ANY ($1::int[])`,
    [[next.id, later.id]],
  )
  expect(rows.map(({ status }) => status)).toEqual([4, 4])
  expect(rows.every(({ winners }) => winners >= 1)).toBe(true)
  expect(again.all().every(({ startsAt }) => startsAt > clock.now() - HOUR_MS)).toBe(true)
})
