import { expect, test } from 'vitest'
import { type Clock, systemClock } from './clock.ts'
import { catchingRejections, startWorld, type TestPage, until } from './testing/test-page.ts'

const numbers = ({ seen }: TestPage) => seen.events.map(({ n }) => n)
const isConnected = ({ realtime }: TestPage) => realtime.status().state === 'connected'

test('LIVE-01: a visitor receives the public channel and the match on screen', async () => {
  const world = await startWorld()
  const page = world.page()
  page.realtime.subscribe('public:en')
  page.realtime.subscribe('match:en:7')
  page.realtime.connect()
  await until('both are open', () => page.seen.opened.length === 2)
  world.hub.publish('match:en:7', { n: 1 })
  world.hub.publish('public:en', { n: 2 })
  world.hub.publish('match:en:8', { n: 3 })
  await until('two events', () => page.seen.events.length === 2)
  expect(page.seen.events).toEqual([
    { channel: 'match:en:7', n: 1 },
    { channel: 'public:en', n: 2 },
  ])
})

test('LIVE-03: publications during an outage of the connection are replayed in order, once', async () => {
  const world = await startWorld()
  const page = world.page()
  page.realtime.subscribe('match:en:7')
  page.realtime.connect()
  await until('it is open', () => page.seen.opened.length === 1)
  world.hub.publish('match:en:7', { n: 1 })
  await until('the first', () => page.seen.events.length === 1)
  world.cutAll()
  await until('the cut is noticed', () => !isConnected(page))
  world.hub.publish('match:en:7', { n: 2 })
  world.hub.publish('match:en:7', { n: 3 })
  await until('the replay', () => page.seen.events.length === 3)
  expect(numbers(page)).toEqual([1, 2, 3])
  expect(page.seen.gaps).toEqual([])
})

test('LIVE-02: the protocol library is loaded with the first connect, and channels held before are subscribed', async () => {
  const world = await startWorld()
  const page = world.page()
  page.realtime.subscribe('public:en')
  expect(page.realtime.status()).toMatchObject({ state: 'disconnected', silent: false, lastMessageAt: null })
  page.realtime.connect()
  expect(page.realtime.status()).toMatchObject({ state: 'connecting' })
  await until('it is open', () => page.seen.opened.length === 1)
  expect(page.realtime.status().state).toBe('connected')
})

test('LIVE-01: a player receives the private channel; all tokens of a tick come from one call', async () => {
  const world = await startWorld()
  const page = world.page()
  page.user = '7'
  page.realtime.subscribe('$private:en:7')
  page.realtime.subscribe('$private:de:7')
  page.realtime.connect()
  await until('both are open', () => page.seen.opened.length === 2)
  expect(page.authorizeCalls).toEqual([['$private:en:7', '$private:de:7']])
  world.hub.publish('$private:en:7', { n: 1 })
  await until('the event', () => page.seen.events.length === 1)
})

test("LIVE-01: another player's channel stays closed and is reported", async () => {
  const world = await startWorld()
  const page = world.page()
  page.user = '7'
  page.realtime.subscribe('$private:en:8')
  page.realtime.connect()
  await until('the refusal', () => page.seen.problems.length > 0)
  expect(page.seen.problems).toEqual([
    { kind: 'refused-channel', channel: '$private:en:8', code: 1, reason: 'unauthorized' },
  ])
  await until('the page to be connected all the same', () => isConnected(page))
})

test('LIVE-02: signing in reconnects as the player and keeps the subscriptions', async () => {
  const world = await startWorld()
  const page = world.page()
  page.realtime.subscribe('public:en')
  page.realtime.connect()
  await until('the visitor is in', () => page.seen.opened.length === 1)
  page.user = '7'
  page.realtime.subscribe('$private:en:7')
  page.realtime.reauthenticate()
  world.hub.publish('public:en', { n: 1 })
  await until('the player is in', () => page.seen.opened.includes('$private:en:7') && isConnected(page))
  world.hub.publish('$private:en:7', { n: 2 })
  await until('both events', () => page.seen.events.length === 2)
  expect(numbers(page).toSorted()).toEqual([1, 2])
  expect(page.seen.gaps).toEqual([])
})

test('LIVE-02: signing out leaves the private channel at once and goes on as a visitor', async () => {
  const world = await startWorld()
  const page = world.page()
  page.user = '7'
  page.realtime.subscribe('public:en')
  const release = page.realtime.subscribe('$private:en:7')
  page.realtime.connect()
  await until('both are open', () => page.seen.opened.length === 2)
  release()
  page.user = null
  page.realtime.reauthenticate()
  await until('it is connected', () => isConnected(page) && world.hub.stats().num_clients === 1)
  await until('the public channel is back', () => world.hub.stats().num_subscriptions === 1)
  expect(world.hub.stats().num_users).toBe(1)
  world.hub.publish('$private:en:7', { n: 1 })
  world.hub.publish('public:en', { n: 2 })
  await until('the public event', () => page.seen.events.length > 0)
  expect(page.seen.events).toEqual([{ channel: 'public:en', n: 2 }])
})

test('LIVE-02: a channel wanted twice is subscribed once and left 2 s after the last one let go', async () => {
  const world = await startWorld()
  const page = world.page()
  const first = page.realtime.subscribe('public:en')
  const second = page.realtime.subscribe('public:en')
  page.realtime.connect()
  await until('it is open', () => page.seen.opened.length === 1)
  first()
  first()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(world.hub.stats().num_subscriptions).toBe(1)
  second()
  const released = Date.now()
  await until('it is left', () => world.hub.stats().num_subscriptions === 0)
  expect(Date.now() - released).toBeGreaterThan(1_900)
})

test('LIVE-03: a restarted hub cannot replay, so the page is notified of a gap', async () => {
  const world = await startWorld()
  const page = world.page()
  page.realtime.subscribe('match:en:7')
  page.realtime.connect()
  await until('it is open', () => page.seen.opened.length === 1)
  world.hub.publish('match:en:7', { n: 1 })
  await until('the event', () => page.seen.events.length === 1)
  await world.restart()
  await until('the gap', () => page.seen.gaps.length === 1)
  expect(page.seen.gaps).toEqual(['match:en:7'])
  world.hub.publish('match:en:7', { n: 2 })
  await until('the stream goes on', () => page.seen.events.length === 2)
})

test('LIVE-03: a publication that is no event of the contract is counted and reported, and the others are received', async () => {
  const world = await startWorld()
  const page = world.page()
  page.realtime.subscribe('public:en')
  page.realtime.connect()
  await until('it is open', () => page.seen.opened.length === 1)
  world.hub.publish('public:en', { unknown: true })
  world.hub.publish('public:en', { n: 1 })
  await until('the event', () => page.seen.events.length === 1)
  expect(page.realtime.invalidEvents()).toBe(1)
  expect(page.seen.problems).toEqual([{ kind: 'invalid-event', channel: 'public:en', data: { unknown: true } }])
})

test('LIVE-03: a handler that throws is reported and stops nothing', async () => {
  const world = await startWorld()
  const received: number[] = []
  const page = world.page({
    onEvent({ n }) {
      received.push(n)
      if (n === 1) throw new Error('a bug of the page')
    },
    onStatus() {
      throw new Error('another bug')
    },
  })
  page.realtime.subscribe('public:en')
  page.realtime.connect()
  await until('it is open', () => page.seen.opened.length === 1)
  world.hub.publish('public:en', { n: 1 })
  world.hub.publish('public:en', { n: 2 })
  await until('both events', () => received.length === 2)
  expect(page.seen.problems.every(({ kind }) => kind === 'handler-threw')).toBe(true)
  expect(isConnected(page)).toBe(true)
})

test('LIVE-02: a token that cannot be had is requested again later', async () => {
  const world = await startWorld()
  let asked = 0
  const page = world.page({
    async getToken() {
      asked++
      if (asked === 1) throw new Error('offline')
      return ''
    },
  })
  page.realtime.connect()
  await until('it is connected', () => isConnected(page))
  expect(asked).toBe(2)
  expect(page.seen.problems).toEqual([{ kind: 'trouble', text: 'connectToken: 5 Error: offline' }])
})

test('LIVE-02: an expired connection token is replaced by a fresh one', async () => {
  const world = await startWorld()
  let asked = 0
  const page = world.page({
    async getToken() {
      asked++
      return world.connectionToken('7', asked === 1 ? -1 : 60)
    },
  })
  page.realtime.connect()
  await until('it is connected', () => isConnected(page))
  expect(asked).toBe(2)
})

test('LIVE-02: a user the server disconnects for good stays off', async () => {
  const world = await startWorld()
  const page = world.page()
  page.user = '7'
  page.realtime.connect()
  await until('it is connected', () => isConnected(page))
  world.hub.disconnect('7')
  await until('it is off', () => page.realtime.status().state === 'disconnected')
  expect(page.realtime.status()).toMatchObject({ code: 3503 })
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(page.realtime.status().state).toBe('disconnected')
})

test('LIVE-02: pings count as signs of life', async () => {
  const world = await startWorld({ pingSeconds: 1 })
  const page = world.page()
  page.realtime.connect()
  await until('it is connected', () => isConnected(page))
  const before = page.realtime.status().lastMessageAt ?? 0
  await until('a ping', () => (page.realtime.status().lastMessageAt ?? 0) > before + 500)
})

test('LIVE-02: a broken delta reconnects without deltas and reports the gap', async () => {
  const world = await startWorld({ delta: true })
  const hurried: Clock = { now: systemClock.now, after: (ms, callback) => systemClock.after(ms / 50, callback) }
  const page = world.page({ delta: true, clock: hurried })
  page.realtime.subscribe('match:en:7')
  page.realtime.connect()
  await until('it is open', () => page.seen.opened.length === 1)
  const board = (n: number) => ({ n, text: 'the same long text in every publication '.repeat(5) })
  const reasons = await catchingRejections(async () => {
    world.hub.publish('match:en:7', board(1))
    world.hub.publish('match:en:7', board(2))
    await until('deltas work', () => page.seen.events.length === 2)
    world.breakDelta('match:en:7')
    world.hub.publish('match:en:7', board(3))
    await until('the restart', () => page.seen.gaps.length === 1)
  })
  expect(reasons).toHaveLength(1)
  world.hub.publish('match:en:7', board(4))
  await until('the stream goes on', () => page.seen.events.at(-1)?.n === 4)
  expect(page.seen.problems.map(({ kind }) => kind)).toContain('restarted')
  expect(page.seen.gaps).toEqual(['match:en:7'])
})
