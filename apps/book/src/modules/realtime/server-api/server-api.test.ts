import { expect, test } from 'vitest'
import { startTestHub, type TestHub } from '../testing/test-hub.ts'
import { serverApi } from './index.ts'

const KEY = 'the api key'

function caller(world: TestHub) {
  const api = serverApi(world.hub, KEY)
  return (call: string, body: unknown = {}) => api({ call, headers: { 'x-api-key': KEY }, body })
}

test('LIVE-03: the server API publishes and returns the position', async () => {
  const world = await startTestHub()
  const call = caller(world)
  const { client, result } = await world.join('public:en')
  const body = { channel: 'public:en', data: { n: 1 }, tags: { lvl: 'main' } }
  expect(call('publish', body)).toEqual({ status: 200, body: { result: { offset: 1, epoch: result.epoch } } })
  expect(await client.line()).toMatchObject({ push: { pub: { data: { n: 1 }, tags: { lvl: 'main' } } } })
})

test('LIVE-03: a wrong or missing key is 401, an unknown call 404, a broken body 400', async () => {
  const world = await startTestHub()
  const api = serverApi(world.hub, KEY)
  const body = { channel: 'public:en', data: {} }
  expect(api({ call: 'publish', headers: {}, body }).status).toBe(401)
  expect(api({ call: 'publish', headers: { 'x-api-key': `${KEY} ` }, body }).status).toBe(401)
  const call = caller(world)
  expect(call('fly').status).toBe(404)
  expect(call('toString').status).toBe(404)
  expect(call('publish', []).status).toBe(400)
  expect(call('publish', { channel: 7, data: {} }).status).toBe(400)
  expect(call('publish', { channel: 'public:en' }).status).toBe(400)
  expect(call('publish', { channel: 'public:en', data: {}, tags: { lvl: 1 } }).status).toBe(400)
  expect(call('broadcast', { channels: 'public:en', data: {} }).status).toBe(400)
  expect(call('batch', {}).status).toBe(400)
})

test('LIVE-03: errors of a call are in the body of a 200', async () => {
  const world = await startTestHub()
  const call = caller(world)
  expect(call('publish', { channel: 'nowhere:en', data: {} })).toEqual({
    status: 200,
    body: { error: { code: 102, message: 'unknown channel' } },
  })
  expect(call('broadcast', { channels: [], data: {} }).body).toMatchObject({ error: { code: 107 } })
  expect(call('history', { channel: 'nowhere:en' }).body).toMatchObject({ error: { code: 102 } })
  expect(call('presence', { channel: 'match:en:x' }).body).toMatchObject({ error: { code: 107 } })
})

test('LIVE-03: a broadcast has one reply per channel', async () => {
  const world = await startTestHub()
  const { body } = caller(world)('broadcast', { channels: ['public:en', 'nowhere:en'], data: { n: 1 } })
  expect(body).toMatchObject({ result: { responses: [{ result: { offset: 1 } }, { error: { code: 102 } }] } })
})

test('LIVE-03: a batch carries out its commands in order', async () => {
  const world = await startTestHub()
  const publish = (n: number) => ({ publish: { channel: 'public:en', data: { n } } })
  const { body } = caller(world)('batch', {
    commands: [publish(1), publish(2), { history: { channel: 'public:en', limit: -1 } }, { fly: {} }, { batch: {} }],
  })
  expect(body).toMatchObject({
    replies: [
      { publish: { offset: 1 } },
      { publish: { offset: 2 } },
      { history: { publications: [{ data: { n: 1 } }, { data: { n: 2 } }] } },
      { error: { code: 104 } },
      { error: { code: 104 } },
    ],
  })
})

test('LIVE-03: the same idempotency key publishes once per channel, for five minutes', async () => {
  const world = await startTestHub()
  const call = caller(world)
  const body = { channels: ['public:en', 'public:de'], data: 1, idempotency_key: 'k' }
  const first = call('broadcast', body)
  expect(call('broadcast', body)).toEqual(first)
  expect(world.hub.stats().publications).toBe(2)
  await world.clock.advance(301_000)
  call('broadcast', body)
  expect(world.hub.stats().publications).toBe(4)
})

test('LIVE-03: a version not above the last one of its epoch is dropped', async () => {
  const world = await startTestHub()
  const call = caller(world)
  const publish = (version: number, version_epoch = 'a') =>
    call('publish', { channel: 'public:en', data: { version }, version, version_epoch })
  publish(2)
  publish(1)
  publish(2)
  publish(3)
  publish(1, 'b')
  const { body } = call('history', { channel: 'public:en', limit: -1 })
  expect(body).toMatchObject({
    result: { publications: [{ data: { version: 2 } }, { data: { version: 3 } }, { data: { version: 1 } }] },
  })
})

test('LIVE-03: a disconnected user stays off with 3503, or comes back with a code that allows it', async () => {
  const world = await startTestHub()
  const call = caller(world)
  const first = await world.connect({ user: '7' })
  const bystander = await world.connect({ user: '8' })
  call('disconnect', { user: '7' })
  expect(await first.closed()).toMatchObject({ code: 3503 })
  const second = await world.connect({ user: '7' })
  call('disconnect', { user: '7', disconnect: { code: 4000, reason: '{"reconnect":false}' } })
  expect(await second.closed()).toEqual({ code: 4000, reason: 'reconnect:false' })
  expect(world.hub.stats().num_clients).toBe(1)
  expect(call('disconnect', { user: '' }).body).toMatchObject({ error: { code: 107 } })
  expect(call('disconnect', { user: '8', disconnect: { code: 1000 } }).body).toMatchObject({ error: { code: 107 } })
  expect(await bystander.ask({ id: 2, unsubscribe: { channel: 'public:en' } })).toHaveProperty('unsubscribe')
})

test('LIVE-03: an unsubscribed user gets code 2000 and nothing more', async () => {
  const world = await startTestHub()
  const channel = 'public:en'
  const client = await world.connect({ user: '7' })
  await client.ask({ id: 2, subscribe: { channel } })
  caller(world)('unsubscribe', { user: '7', channel })
  world.hub.publish(channel, {})
  const unsubscribe = { code: 2000, reason: 'server unsubscribe' }
  expect(await client.line()).toEqual({ push: { channel, unsubscribe } })
  expect(world.hub.stats()).toMatchObject({ num_subscriptions: 0, server_unsubscribes: { 2000: 1 } })
})

test('LIVE-03: info, presence and channels list the subscribers', async () => {
  const world = await startTestHub()
  const call = caller(world)
  const client = await world.connect({ user: '7' })
  await client.ask({ id: 2, subscribe: { channel: 'public:en' } })
  await world.clock.advance(3_000)
  expect(call('info').body).toMatchObject({
    result: { nodes: [{ num_clients: 1, num_users: 1, num_channels: 1, num_subs: 1, uptime: 3 }] },
  })
  const { body } = call('presence', { channel: 'public:en' })
  expect(Object.values((body as { result: { presence: object } }).result.presence)).toMatchObject([{ user: '7' }])
  expect(call('presence_stats', { channel: 'public:en' }).body).toEqual({ result: { num_clients: 1, num_users: 1 } })
  expect(call('channels').body).toEqual({ result: { channels: { 'public:en': { num_clients: 1 } } } })
})
