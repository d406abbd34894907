import { expect, test } from 'vitest'
import { DISCONNECTS } from '../protocol/codes.ts'
import { startTestHub } from '../testing/test-hub.ts'
import { ownerOfUser, userOf } from '../tokens/subject.ts'

const [first, second] = [userOf({ playerId: 7, sessionId: 1 }), userOf({ playerId: 7, sessionId: 2 })]

test('LIVE-02: a session that ends takes its own sockets along and no others; its tokens are refused', async () => {
  const world = await startTestHub()
  const [ended, stays] = [await world.connect({ user: first }), await world.connect({ user: second })]
  expect(world.hub.disconnect(first, DISCONNECTS.sessionEnded)).toBe(1)
  expect(await ended.closed()).toEqual({ code: 3014, reason: 'session ended' })
  const late = await world.open()
  const connect = { token: world.connectionToken(first, 300) }
  expect(await late.ask({ id: 1, connect })).toMatchObject({ error: { code: 109 } })
  expect(await stays.ask({ id: 2, subscribe: { channel: 'public:en' } })).toHaveProperty('subscribe')
})

test('LIVE-02: a connection that is closed for any other reason may come back with its token', async () => {
  const world = await startTestHub()
  const client = await world.connect({ user: first })
  world.hub.disconnect(first)
  expect(await client.closed()).toMatchObject({ code: 3503 })
  const again = await world.open()
  expect(await again.ask({ id: 1, connect: { token: world.connectionToken(first) } })).toHaveProperty('connect')
})

test('LIVE-02: an ended session is remembered for longer than its tokens live, and no longer', async () => {
  const world = await startTestHub()
  world.hub.disconnect(first, DISCONNECTS.sessionEnded)
  const { ended } = world.hub.context
  await world.clock.advance(9 * 60_000)
  expect(ended.has(first, world.clock.now())).toBe(true)
  await world.clock.advance(2 * 60_000)
  expect(ended.has(first, world.clock.now())).toBe(false)
})

test('LIVE-02: a player has 10 connections over all sessions; the next gets the reason and stays off, until one is free', async () => {
  const world = await startTestHub({ userConnectionLimit: 10, ownerOf: ownerOfUser })
  const clients = []
  for (let i = 0; i < 10; i++) clients.push(await world.connect({ user: i % 2 ? first : second }))
  const refused = await world.open()
  refused.send({ id: 1, connect: { token: world.connectionToken(first) } })
  expect(await refused.closed()).toEqual({ code: 3504, reason: 'connection limit' })
  expect(await world.connect({ user: userOf({ playerId: 8, sessionId: 3 }) })).toBeDefined()
  clients[0]?.close()
  const { connections } = world.hub.context
  await expect.poll(() => connections.countOfOwner(first)).toBe(9)
  const client = await world.open()
  expect(await client.ask({ id: 1, connect: { token: world.connectionToken(first) } })).toHaveProperty('connect')
})

test('LIVE-02: an address has 50 connections; the next gets the reason and stays off, other addresses are let in', async () => {
  const addressOf = ({ headers }: { headers: object }) => String((headers as Record<string, string>)['x-address'])
  const world = await startTestHub({ addressConnectionLimit: 50, addressOf })
  const from = (address: string) => world.open({ headers: { 'x-address': address } })
  const clients = []
  for (let i = 0; i < 50; i++) clients.push(await from('203.0.113.7'))
  const refused = await from('203.0.113.7')
  expect(await refused.closed()).toEqual({ code: 4503, reason: 'too many connections from this address' })
  const other = await from('203.0.113.8')
  expect(await other.ask({ id: 1, connect: {} })).toHaveProperty('connect')
  clients[0]?.close()
  const { connections } = world.hub.context
  await expect.poll(() => connections.countOfAddress('203.0.113.7')).toBe(49)
  const next = await from('203.0.113.7')
  expect(await next.ask({ id: 1, connect: {} })).toHaveProperty('connect')
})

test('LIVE-02: streams in place of sockets count for their address too', async () => {
  const world = await startTestHub({ addressConnectionLimit: 1, addressOf: () => '203.0.113.7' })
  await world.open()
  const response = await fetch(`http://${world.host}/connection/http_stream`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(429)
})
