import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { CONNECTION_SECRET, startTestHub } from '../testing/test-hub.ts'
import { signJwt } from '../tokens/jwt.ts'

test('LIVE-02: a visitor connects without a token and receives the interval of pings', async () => {
  const world = await startTestHub()
  const client = await world.open()
  const { id, connect } = await client.ask({ id: 1, connect: { name: 'js' } })
  expect(id).toBe(1)
  expect(connect).toMatchObject({ client: expect.stringMatching(/^[0-9a-f-]{36}$/), ping: 5, pong: true })
  expect(connect).not.toHaveProperty('expires')
})

test('LIVE-02: a player connects with a token and receives the time to refresh it', async () => {
  const world = await startTestHub()
  const client = await world.open()
  const { connect } = await client.ask({ id: 1, connect: { token: world.connectionToken('7', 60) } })
  expect(connect).toMatchObject({ expires: true, ttl: 60 })
  expect(world.hub.stats().num_users).toBe(1)
})

test('LIVE-02: an expired token gets 109 so that the client fetches a new one', async () => {
  const world = await startTestHub()
  const client = await world.open()
  const { error } = await client.ask({ id: 1, connect: { token: world.connectionToken('7', -1) } })
  expect(error).toEqual({ code: 109, message: 'token expired' })
})

test('LIVE-02: a token that is not valid yet gets 109, too', async () => {
  const world = await startTestHub()
  const client = await world.open()
  const notBefore = world.clock.wallClock() / 1000 + 60
  const token = signJwt({ sub: '7', nbf: notBefore }, CONNECTION_SECRET)
  expect(await client.ask({ id: 1, connect: { token } })).toMatchObject({ error: { code: 109 } })
})

test('LIVE-02: after an error to connect the connection is of no more use', async () => {
  const world = await startTestHub()
  const client = await world.open()
  client.send(
    { id: 1, connect: { token: world.connectionToken('7', -1) } },
    { id: 2, subscribe: { channel: 'public:en' } },
  )
  expect(await client.line()).toMatchObject({ id: 1, error: { code: 109 } })
  expect(await client.closed()).toMatchObject({ code: 3501 })
})

/** A token that no library makes, signed with the right secret. */
function signedByHand(...parts: readonly [header: object, claims: object]): string {
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${signed}.${createHmac('sha256', CONNECTION_SECRET).update(signed).digest('base64url')}`
}

test('LIVE-02: a forged, foreign or misplaced token closes the connection for good', async () => {
  const world = await startTestHub()
  const [header, body] = world.connectionToken('7').split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const tokens = {
    'signed with another secret': signJwt({ sub: '7' }, 'another secret'),
    'signature cut off': `${header}.${body}.`,
    'no signature at all': `${none}.${body}.`,
    'two parts': `${header}.${body}`,
    'not a token': 'hello',
    'a subscription token': signJwt({ sub: '7', channel: 'public:en' }, CONNECTION_SECRET),
    'a number as user': signJwt({ sub: 7 }, CONNECTION_SECRET),
    'a text as expiry': signedByHand({ alg: 'HS256', typ: 'JWT' }, { sub: '7', exp: 'tomorrow' }),
    'another algorithm': signedByHand({ alg: 'HS384', typ: 'JWT' }, { sub: '7' }),
    'a critical extension': signedByHand({ alg: 'HS256', typ: 'JWT', crit: ['b64'], b64: false }, { sub: '7' }),
  }
  for (const [what, token] of Object.entries(tokens)) {
    const client = await world.open()
    client.send({ id: 1, connect: { token } })
    expect(await client.closed(), what).toEqual({ code: 3500, reason: 'invalid token' })
  }
})

test('LIVE-02: expire_at overrides exp, zero lasts for ever, and a past one gets 110', async () => {
  const world = await startTestHub()
  const now = Math.floor(world.clock.wallClock() / 1000)
  const connectWith = async (expireAt: number) => {
    const client = await world.open()
    const token = signJwt({ sub: '7', exp: now + 60, expire_at: expireAt }, CONNECTION_SECRET)
    return client.ask({ id: 1, connect: { token } })
  }
  expect(await connectWith(now + 600)).toMatchObject({ connect: { expires: true, ttl: 600 } })
  expect((await connectWith(0)).connect).not.toHaveProperty('expires')
  expect(await connectWith(now - 1)).toMatchObject({ error: { code: 110 } })
})

test('LIVE-02: a hub closed to visitors turns them away for good', async () => {
  const world = await startTestHub({ anonymous: false })
  const client = await world.open()
  client.send({ id: 1, connect: {} })
  expect(await client.closed()).toMatchObject({ code: 3501 })
})

test('LIVE-02: a user with too many connections is closed with 3504', async () => {
  const world = await startTestHub({ userConnectionLimit: 1 })
  await world.connect({ user: '7' })
  await world.connect({ user: '8' })
  const second = await world.open()
  second.send({ id: 1, connect: { token: world.connectionToken('7') } })
  expect(await second.closed()).toMatchObject({ code: 3504 })
})

test('LIVE-02: connecting twice, or anything before connecting, closes with 3501', async () => {
  const world = await startTestHub()
  const early = await world.open()
  early.send({ id: 1, subscribe: { channel: 'public:en' } })
  expect(await early.closed()).toMatchObject({ code: 3501 })
  const twice = await world.connect()
  twice.send({ id: 2, connect: {} })
  expect(await twice.closed()).toMatchObject({ code: 3501 })
})

test('LIVE-02: a client that does not connect within 10 s is closed with 3502', async () => {
  const world = await startTestHub()
  const client = await world.open()
  await world.clock.advance(9_900)
  expect(world.hub.stats().num_clients).toBe(1)
  await world.clock.advance(200)
  expect(await client.closed()).toEqual({ code: 3502, reason: 'stale' })
})

test('LIVE-02: connect and subscribes in one frame get their replies in order', async () => {
  const world = await startTestHub()
  const client = await world.open()
  client.send(
    { id: 1, connect: {} },
    { id: 2, subscribe: { channel: 'public:en' } },
    { id: 3, subscribe: { channel: 'nowhere:en' } },
    { id: 4, unsubscribe: { channel: 'public:en' } },
  )
  const answers = await client.lines(4)
  expect(answers.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect(answers[2]).toMatchObject({ error: { code: 102 } })
})
