import { expect, test } from 'vitest'
import { startWorld, type TestPage, until } from './testing/test-page.ts'

const numbers = ({ seen }: TestPage) => seen.events.map(({ n }) => n)
const isConnected = ({ realtime }: TestPage) => realtime.status().state === 'connected'

test('LIVE-01: a visitor hears the public channel and the match on screen', async () => {
  await using world = await startWorld()
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

test('LIVE-03: what was published while the line was down is replayed in order, once', async () => {
  await using world = await startWorld()
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
