import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { composeBook } from '../compose.ts'
import { readConfig } from '../config.ts'
import { DatabaseUnavailable, type Db } from '../db/index.ts'
import { setProviderStatus } from '../modules/providers/index.ts'
import { embeddedDb } from '../testing/embedded-db.ts'
import { TEST_SECRETS, testRealtime } from '../testing/environment.ts'
import { createRecordingPublisher } from '../testing/recording-publisher.ts'
import { TEST_PASSWORDS } from '../testing/test-password.ts'
import { createVirtualClock } from '../testing/virtual-clock.ts'
import type { Overrides } from './overrides.ts'

let db: Db
beforeAll(async () => {
  db = await embeddedDb()
})
afterAll(() => db.close())

/** A database whose locks can be lost as in a process that was stopped: it notices at its next query. */
function losableLocks(inner: Db) {
  const state = { isHeld: true, refused: 0 }
  const fenced = (): Db => {
    if (state.isHeld) return inner
    state.refused++
    throw new DatabaseUnavailable('Another process has taken over')
  }
  const lockDb: Db = {
    query: async (sql, params) => fenced().query(sql, params),
    exec: async (sql) => fenced().exec(sql),
    tx: async (fn) => fenced().tx(fn),
    tryLock: inner.tryLock,
    close: async () => {},
  }
  const lost = new Promise<void>(() => {})
  const tryLock: Db['tryLock'] = async () => ({
    db: lockDb,
    lost,
    isHeld: () => state.isHeld,
    release: async () => {},
  })
  return { state, db: { ...inner, tryLock } }
}

test('a stopped holder that does not know yet that others took over publishes nothing and records no heartbeat', async () => {
  const { state, db: losable } = losableLocks(db)
  const clock = createVirtualClock(1_800_000_000_000)
  const publisher = createRecordingPublisher()
  let heartbeat: Parameters<Overrides['sources']>[0]['heartbeat'] = async () => {}
  const book = await composeBook(readConfig({ BOOK_ROLES: 'publisher,feed' }), {
    db: losable,
    clock,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    secrets: TEST_SECRETS,
    realtime: testRealtime(publisher, { players: () => [], hasSubscriber: () => true }),
    passwords: TEST_PASSWORDS,
    sources(deps) {
      heartbeat = deps.heartbeat
      return []
    },
  })
  for (const service of book.services) await service.run()
  onTestFinished(async () => {
    for (const service of [...book.services].reverse()) await service.stop()
  })
  const statuses = () =>
    publisher.on('public:en').flatMap((event) => (event.type === 'provider_status_changed' ? [event.data.status] : []))
  const heartbeats = async () => (await db.query('SELECT 1 FROM provider_heartbeats', [])).length
  /** Looks again a second later. */
  function later<T>(look: () => T): T {
    clock.advance(1_000)
    return look()
  }

  await heartbeat(['betradar'], clock.now())
  expect(await heartbeats()).toBe(1)
  await setProviderStatus(db, 'betradar', 'down', clock.now())
  await expect.poll(() => later(statuses)).toEqual(['down'])

  state.isHeld = false
  await setProviderStatus(db, 'betradar', 'up', clock.now())
  await expect.poll(() => later(() => state.refused)).toBeGreaterThan(3)
  await expect(heartbeat(['oddin'], clock.now())).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(await heartbeats()).toBe(1)
  expect(statuses()).toEqual(['down'])

  state.isHeld = true
  await expect.poll(() => later(statuses)).toEqual(['down', 'up'])
})
