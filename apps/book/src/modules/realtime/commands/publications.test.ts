import { expect, test } from 'vitest'
import { startTestHub } from '../testing/test-hub.ts'

test('LIVE-03: publications arrive in order with offsets, and tags where given', async () => {
  const world = await startTestHub()
  const { client } = await world.join('public:en')
  world.hub.publish('public:en', { n: 1 })
  world.hub.publish('public:en', { n: 2 }, { tags: { lvl: 'main' } })
  expect(await client.lines(2)).toEqual([
    { push: { channel: 'public:en', pub: { data: { n: 1 }, offset: 1 } } },
    { push: { channel: 'public:en', pub: { data: { n: 2 }, offset: 2, tags: { lvl: 'main' } } } },
  ])
})

test('LIVE-03: everything of a tick travels in one text frame, 16 messages at most', async () => {
  const world = await startTestHub()
  const { client } = await world.join('public:en')
  const before = client.frames.length
  for (let n = 0; n < 20; n++) world.hub.publish('public:en', { n })
  await client.lines(20)
  const frames = client.frames.slice(before)
  expect(frames.map((frame) => frame.split('\n').length)).toEqual([16, 4])
  expect(frames.every((frame) => !frame.startsWith('binary'))).toBe(true)
  expect(frames.join().includes('\n\n')).toBe(false)
})

test('LIVE-03: the reply to subscribe comes before the first publication, even within one tick', async () => {
  const world = await startTestHub()
  const client = await world.connect()
  const firstMessage = new Promise<void>((resolve) => client.socket.once('message', () => resolve()))
  client.send({ id: 2, subscribe: { channel: 'public:en' } })
  const publishing = setInterval(() => world.hub.publish('public:en', {}), 0)
  await firstMessage
  clearInterval(publishing)
  expect(await client.line()).toMatchObject({ id: 2 })
})

test('LIVE-03: texts with line breaks and any script come through whole', async () => {
  const world = await startTestHub()
  const { client } = await world.join('public:en')
  const data = { text: 'one\ntwo\r\nthree \u2028 Спартак 東京 🎾', nested: [{ a: null }] }
  world.hub.publish('public:en', data)
  expect(await client.line()).toMatchObject({ push: { pub: { data } } })
})

test('LIVE-03: a payload larger than 64 kB comes through in a frame of its own', async () => {
  const world = await startTestHub()
  const { client } = await world.join('public:en')
  world.hub.publish('public:en', { n: 1 })
  world.hub.publish('public:en', { text: 'x'.repeat(100_000) })
  world.hub.publish('public:en', { n: 3 })
  const [first, second, third] = await client.lines(3)
  expect([first, third]).toMatchObject([{ push: { pub: { offset: 1 } } }, { push: { pub: { offset: 3 } } }])
  expect(JSON.stringify(second)).toHaveLength(
    100_000 + JSON.stringify({ push: { channel: 'public:en', pub: { data: { text: '' }, offset: 2 } } }).length,
  )
})

test('LIVE-03: a broadcast reaches the channels of all locales', async () => {
  const world = await startTestHub()
  const en = await world.join('match:en:1')
  const de = await world.join('match:de:1')
  world.hub.broadcast(['match:en:1', 'match:de:1'], { n: 1 })
  expect(await en.client.line()).toMatchObject({ push: { channel: 'match:en:1', pub: { data: { n: 1 } } } })
  expect(await de.client.line()).toMatchObject({ push: { channel: 'match:de:1', pub: { data: { n: 1 } } } })
})

test('LIVE-03: a subscriber with a tags filter gets only what matches, live and recovered', async () => {
  const world = await startTestHub()
  const tf = { key: 'lvl', cmp: 'eq', val: 'main' }
  const { client, result } = await world.join('match:en:1', { tf })
  world.hub.publish('match:en:1', { n: 1 }, { tags: { lvl: 'all' } })
  world.hub.publish('match:en:1', { n: 2 }, { tags: { lvl: 'main' } })
  world.hub.publish('match:en:1', { n: 3 })
  world.hub.publish('match:en:1', { n: 4 }, { tags: { lvl: 'main' } })
  expect(await client.lines(2)).toMatchObject([2, 4].map((n) => ({ push: { pub: { data: { n } } } })))
  const again = await world.join('match:en:1', { tf, recover: true, offset: 0, epoch: result.epoch })
  expect(again.result).toMatchObject({ recovered: true, publications: [2, 4].map((n) => ({ data: { n }, offset: n })) })
})

test('LIVE-03: a filter that is none, or where none is allowed, is refused with 107', async () => {
  const world = await startTestHub()
  const client = await world.connect()
  const refusal = { error: { code: 107 } }
  const subscribe = (request: object) => client.ask({ id: 2, subscribe: request })
  expect(await subscribe({ channel: 'match:en:1', tf: { cmp: 'like' } })).toMatchObject(refusal)
  expect(await subscribe({ channel: 'public:en', tf: { key: 'a', cmp: 'ex' } })).toMatchObject(refusal)
  expect(await subscribe({ channel: 'match:en:1', delta: 'fossil', tf: { key: 'a', cmp: 'ex' } })).toMatchObject(
    refusal,
  )
})

test('LIVE-03: publishing to a channel that cannot exist is refused', async () => {
  const world = await startTestHub()
  expect(world.hub.publish('nowhere:en', {})).toMatchObject({ kind: 'refused', error: { code: 102 } })
  expect(world.hub.publish('match:en:x', {})).toMatchObject({ kind: 'refused', error: { code: 107 } })
})
