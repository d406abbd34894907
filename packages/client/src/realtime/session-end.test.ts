import { expect, test } from 'vitest'
import { startWorld, until } from './testing/test-page.ts'

const SESSION_ENDED = { code: 3014, reason: 'session ended' }

test('LIVE-02: a page whose session ended reconnects as its present player or visitor, and its own channel requests a new token', async () => {
  const world = await startWorld()
  const page = world.page()
  page.user = '7'
  page.realtime.subscribe('public:en')
  page.realtime.subscribe('$private:en:7')
  page.realtime.connect()
  await until('both are open', () => page.seen.opened.length === 2)
  page.user = null
  world.hub.disconnect('7', SESSION_ENDED)
  await until('the visitor is back', () => page.seen.gaps.includes('public:en'))
  expect(world.hub.context.connections.ofUser('7')).toHaveLength(0)
  world.hub.publish('public:en', { n: 1 })
  await until('the event of the visitor', () => page.seen.events.length === 1)
  world.hub.publish('$private:en:7', { n: 2 })
  await until('the refusal', () => page.seen.problems.some(({ kind }) => kind === 'refused-channel'))
  expect(page.seen.events).toEqual([{ channel: 'public:en', n: 1 }])
})

test('LIVE-02: tokens that the server does not take are replaced once, then the line has ended', async () => {
  const world = await startWorld()
  const page = world.page()
  page.realtime.subscribe('public:en')
  page.user = '7'
  page.realtime.subscribe('$private:en:7')
  page.realtime.connect()
  await until('both are open', () => page.seen.opened.length === 2)
  const close = () => world.hub.disconnect('7', { code: 3500, reason: 'invalid token' })
  close()
  await until('it is back with new tokens', () => page.seen.gaps.includes('$private:en:7'))
  expect(page.seen.states.some(({ state }) => state === 'disconnected')).toBe(false)
  close()
  await until('it has ended', () => page.realtime.status().state === 'disconnected')
  expect(page.realtime.status()).toMatchObject({ state: 'disconnected', code: 3500 })
})
