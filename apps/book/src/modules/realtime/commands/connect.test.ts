import { expect, test } from 'vitest'
import { CONNECTION_SECRET, startTestHub } from '../testing/test-hub.ts'
import { signJwt } from '../tokens/jwt.ts'

test('LIVE-02: a visitor connects without a token and is told how often to expect a ping', async () => {
  await using world = await startTestHub()
  const client = await world.open()
  const { id, connect } = await client.ask({ id: 1, connect: { name: 'js' } })
  expect(id).toBe(1)
  expect(connect).toMatchObject({ client: expect.stringMatching(/^[0-9a-f-]{36}$/), ping: 5, pong: true })
  expect(connect).not.toHaveProperty('expires')
})

test('LIVE-02: a player connects with a token and is told when to refresh it', async () => {
  await using world = await startTestHub()
  const client = await world.open()
  const { connect } = await client.ask({ id: 1, connect: { token: world.connectionToken('7', 60) } })
  expect(connect).toMatchObject({ expires: true, ttl: 60 })
  expect(world.hub.stats().num_users).toBe(1)
})

test('LIVE-02: an expired token is answered with 109 so that the client fetches a new one', async () => {
  await using world = await startTestHub()
  const client = await world.open()
  const { error } = await client.ask({ id: 1, connect: { token: world.connectionToken('7', -1) } })
  expect(error).toEqual({ code: 109, message: 'token expired' })
})

test('LIVE-02: a token that is not valid yet is answered with 109, too', async () => {
  await using world = await startTestHub()
  const client = await world.open()
  const notBefore = world.clock.wallClock() / 1000 + 60
  const token = signJwt({ sub: '7', nbf: notBefore }, CONNECTION_SECRET)
  expect(await client.ask({ id: 1, connect: { token } })).toMatchObject({ error: { code: 109 } })
})

test('LIVE-02: after an error to connect the connection is of no more use', async () => {
  await using world = await startTestHub()
  const client = await world.open()
  client.send(
    { id: 1, connect: { token: world.connectionToken('7', -1) } },
    { id: 2, subscribe: { channel: 'public:en' } },
  )
  expect(await client.line()).toMatchObject({ id: 1, error: { code: 109 } })
  expect(await client.closed()).toMatchObject({ code: 3501 })
})
