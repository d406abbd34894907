import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentMetrics } from '../../../../kernel/metrics/metrics.ts'
import { createSignals } from '../../../../kernel/signals.ts'
import { silentTracing } from '../../../../kernel/tracing/tracing.ts'
import { abandonMatch, postponeMatch } from '../../../settlement/index.ts'
import { openTestWorld, type TestWorld } from '../testing/test-world.ts'

const HOUR_MS = 3_600_000

let world: TestWorld
let office: Parameters<typeof abandonMatch>[0]
beforeAll(async () => {
  world = await openTestWorld({ watched: () => true })
  office = {
    db: world.db,
    clock: world.clock,
    signals: createSignals(),
    metrics: silentMetrics,
    tracing: silentTracing,
  }
})
afterAll(() => world.close())

test('CAT-05: an abandoned match leaves the live programme at once, says so, and stays away after a restart', async () => {
  const [match] = world.matches('live')
  if (match === undefined) throw new Error('Nothing is live.')
  await abandonMatch(office, match.id, 'abandoned')
  await world.passes(1_000)
  expect(world.catalogue.events.get(match.id)).toBeUndefined()
  expect(world.board.event(match.id)).toBeUndefined()
  const statuses = world
    .received(`match:en:${match.id}`)
    .flatMap((event) => (event.type === 'match_status_changed' ? [event.data.status] : []))
  expect(statuses.at(-1)).toBe(5)
  const next = await world.restarts()
  expect(next.matches('live').some((entry) => entry.id === match.id)).toBe(false)
})

test('CAT-05: a match that is put off waits for its new kick-off, and comes back when it gets one later', async () => {
  const coming = world
    .matches('prematch')
    .filter((entry) => entry.startsAt > world.clock.now() + 24 * HOUR_MS)
    .sort((a, b) => b.startsAt - a.startsAt)
  const [moved, waiting] = coming
  if (moved === undefined || waiting === undefined) throw new Error('Nothing is planned.')
  const later = moved.startsAt + 40 * HOUR_MS
  expect(await postponeMatch(office, moved.id, later)).toEqual({ state: 'kept' })
  expect(await postponeMatch(office, waiting.id, null)).toEqual({ state: 'waits' })
  await world.passes(1_000)
  expect(world.catalogue.events.get(moved.id)).toMatchObject({ startsAt: later, status: 0 })
  expect(world.catalogue.events.get(waiting.id)).toBeUndefined()
  const returns = waiting.startsAt + 90 * HOUR_MS
  expect((await postponeMatch(office, waiting.id, returns)).state).toBe('voided')
  await world.passes(1_000)
  expect(world.catalogue.events.get(waiting.id)).toMatchObject({ startsAt: returns, status: 0 })
  const next = await world.restarts()
  expect(next.catalogue.events.get(moved.id)).toMatchObject({ startsAt: later })
})

test('CAT-05: a match under way cannot be put off, and no team is made to play twice at a time', async () => {
  const [live] = world.matches('live')
  expect(await postponeMatch(office, live?.id ?? 0, world.clock.now() + HOUR_MS)).toEqual({ state: 'not_waiting' })
  const coming = world.matches('prematch').filter((entry) => entry.startsAt > world.clock.now() + HOUR_MS)
  const pair = coming.flatMap((one) => {
    const other = coming.find((next) => next.id !== one.id && next.home.id === one.home.id)
    return other === undefined ? [] : [[one, other] as const]
  })[0]
  if (pair === undefined) throw new Error('No team plays at home twice.')
  expect(await postponeMatch(office, pair[0].id, pair[1].startsAt)).toEqual({ state: 'clash' })
})
