import { expect, test } from 'vitest'
import { startTestHub } from '../testing/test-hub.ts'

test('LIVE-02: pings come every 5 s, first in the second half of the first interval', async () => {
  const world = await startTestHub({ random: () => 0 })
  const client = await world.connect()
  await world.clock.advance(2_400)
  expect(client.pings()).toBe(0)
  await world.clock.advance(200)
  expect(client.pings()).toBe(1)
  await world.clock.advance(20_000)
  expect(client.pings()).toBe(5)
  expect(world.hub.stats().num_clients).toBe(1)
})

test('LIVE-02: a client that stops answering pings is closed with 3012 after 8 s', async () => {
  const world = await startTestHub({ random: () => 0 })
  const client = await world.connect({ pong: false })
  await world.clock.advance(10_000)
  expect(world.hub.stats().num_clients).toBe(1)
  await world.clock.advance(1_000)
  expect(await client.closed()).toEqual({ code: 3012, reason: 'no pong' })
})

test('LIVE-02: a pong without a ping closes with 3501', async () => {
  const world = await startTestHub()
  const client = await world.connect()
  client.send('{}')
  expect(await client.closed()).toMatchObject({ code: 3501 })
})

test('LIVE-02: an idle client stays connected over many pings', async () => {
  const world = await startTestHub()
  const client = await world.connect()
  await world.clock.advance(300_000)
  expect(world.hub.stats()).toMatchObject({ num_clients: 1, server_disconnects: {} })
  expect(client.pings()).toBeGreaterThan(55)
})
