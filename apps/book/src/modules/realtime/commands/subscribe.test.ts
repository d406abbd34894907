import { expect, test } from 'vitest'
import { PRODUCT_NAMESPACES } from '../channels/namespaces.ts'
import { SUBSCRIPTION_SECRET, startTestHub, type TestHub } from '../testing/test-hub.ts'
import { signJwt } from '../tokens/jwt.ts'

const errorOf = async (world: TestHub, request: object, user?: string) => {
  const client = await world.connect(user === undefined ? {} : { user })
  return (await client.ask({ id: 2, subscribe: request })).error
}

const closeOf = async (world: TestHub, request: object, user?: string) => {
  const client = await world.connect(user === undefined ? {} : { user })
  client.send({ id: 2, subscribe: request })
  return (await client.closed()).code
}

test('LIVE-01: a visitor enters the public and the match channel of a locale', async () => {
  const world = await startTestHub()
  for (const channel of ['public:en', 'public:pt', 'match:de:42']) {
    const { result } = await world.join(channel)
    expect(result, channel).toEqual({ epoch: expect.any(String), offset: 0, positioned: true, recoverable: true })
  }
})

test('LIVE-01: a channel of a language without publications is refused', async () => {
  const world = await startTestHub()
  for (const channel of ['public:fr', 'match:fr:42', 'public:pt-BR', 'match:xx:1'])
    expect(await errorOf(world, { channel }), channel).toMatchObject({ code: 107 })
})

test('LIVE-01: a player enters the private channel with a subscription token', async () => {
  const world = await startTestHub()
  const channel = '$private:en:7'
  const client = await world.connect({ user: '7' })
  const { subscribe } = await client.ask({
    id: 2,
    subscribe: { channel, token: world.subscriptionToken(channel, '7', 300) },
  })
  expect(subscribe).toMatchObject({ expires: true, ttl: 300, recoverable: true })
})

test('LIVE-01: a private channel is refused without a token, also if its name leaves out the $', async () => {
  const world = await startTestHub()
  expect(await errorOf(world, { channel: '$private:en:7' }, '7')).toMatchObject({ code: 103 })
  expect(await errorOf(world, { channel: 'private:en:7' }, '7')).toMatchObject({ code: 103 })
})

test('LIVE-01: an expired subscription token gets 109, a forged one with 103', async () => {
  const world = await startTestHub()
  const channel = '$private:en:7'
  expect(await errorOf(world, { channel, token: world.subscriptionToken(channel, '7', -1) }, '7')).toMatchObject({
    code: 109,
  })
  const forged = signJwt({ channel, sub: '7' }, 'another secret')
  expect(await errorOf(world, { channel, token: forged }, '7')).toMatchObject({ code: 103 })
})

test('LIVE-01: a subscription token for another channel, user or client closes with 3500', async () => {
  const world = await startTestHub()
  const channel = '$private:en:7'
  const claims = { channel, sub: '7', client: 'another client' }
  const tokens = [
    world.subscriptionToken('$private:en:8', '7'),
    world.subscriptionToken(channel, '8'),
    world.connectionToken('7'),
    signJwt(claims, SUBSCRIPTION_SECRET),
  ]
  expect(await closeOf(world, { channel, token: tokens[0] }, '7')).toBe(3500)
  expect(await closeOf(world, { channel, token: tokens[1] }, '7')).toBe(3500)
  expect(await closeOf(world, { channel, token: tokens[3] }, '7')).toBe(3500)
  expect(await errorOf(world, { channel, token: tokens[2] }, '7')).toMatchObject({ code: 103 })
})

test('LIVE-01: names that no channel can have are refused with 107', async () => {
  const world = await startTestHub()
  for (const channel of ['public:english', 'match:en:abc', 'match:en', 'public:ру', `match:en:${'1'.repeat(300)}`]) {
    expect(await errorOf(world, { channel }), channel).toMatchObject({ code: 107 })
  }
})

test('LIVE-01: channels of no namespace are refused with 102', async () => {
  const world = await startTestHub()
  for (const channel of ['news', 'chat:en', '__proto__:en', 'constructor:x']) {
    expect(await errorOf(world, { channel }), channel).toMatchObject({ code: 102 })
  }
})

test('LIVE-01: subscribing twice is refused with 105, map and poll types with 103', async () => {
  const world = await startTestHub()
  const { client } = await world.join('public:en')
  expect(await client.ask({ id: 3, subscribe: { channel: 'public:en' } })).toMatchObject({ error: { code: 105 } })
  expect(await client.ask({ id: 4, subscribe: { channel: 'public:de', type: 1 } })).toMatchObject({
    error: { code: 103 },
  })
})

test('LIVE-01: an empty name or an unknown delta type closes with 3501', async () => {
  const world = await startTestHub()
  expect(await closeOf(world, { channel: '' })).toBe(3501)
  expect(await closeOf(world, { channel: 'public:en', delta: 'zip' })).toBe(3501)
})

test('LIVE-01: one channel more than 128 is refused with 106, and room is made by leaving one', async () => {
  const world = await startTestHub()
  const client = await world.connect()
  const subscribe = (n: number) => ({ id: n + 2, subscribe: { channel: `match:en:${n}` } })
  client.send(...Array.from({ length: 129 }, (_, n) => subscribe(n)))
  const answers = await client.lines(129)
  expect(answers.filter(({ error }) => error)).toEqual([{ id: 130, error: { code: 106, message: 'limit exceeded' } }])
  expect(await client.ask({ id: 200, unsubscribe: { channel: 'match:en:0' } })).toEqual({ id: 200, unsubscribe: {} })
  expect(await client.ask(subscribe(300))).toHaveProperty('subscribe')
})

test('LIVE-01: a namespace open to players only is closed to visitors', async () => {
  const players = { ...PRODUCT_NAMESPACES.public, openToVisitors: false }
  const world = await startTestHub({ namespaces: { players } })
  expect(await errorOf(world, { channel: 'players:en' })).toMatchObject({ code: 103 })
  expect(await errorOf(world, { channel: 'players:en' }, '7')).toBeUndefined()
})

test('LIVE-01: leaving a channel never entered is fine, leaving none closes with 3501', async () => {
  const world = await startTestHub()
  const client = await world.connect()
  expect(await client.ask({ id: 2, unsubscribe: { channel: 'public:en' } })).toEqual({ id: 2, unsubscribe: {} })
  client.send({ id: 3, unsubscribe: { channel: '' } })
  expect(await client.closed()).toMatchObject({ code: 3501 })
})

test('LIVE-01: after leaving a channel nothing of it arrives', async () => {
  const world = await startTestHub()
  const { client } = await world.join('public:en')
  await client.ask({ id: 3, unsubscribe: { channel: 'public:en' } })
  world.hub.publish('public:en', { n: 1 })
  // Replies and publications arrive in the order they were made.
  await client.ask({ id: 4, subscribe: { channel: 'public:de' } })
  expect(client.frames.join()).not.toContain('"n":1')
})
