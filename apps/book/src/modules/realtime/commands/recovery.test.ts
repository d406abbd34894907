import { expect, test } from 'vitest'
import { PRODUCT_NAMESPACES } from '../channels/namespaces.ts'
import { startTestHub, type TestHub } from '../testing/test-hub.ts'

const CHANNEL = 'match:en:1'

function publishNumbers(world: TestHub, from: number, to: number): void {
  for (let n = from; n <= to; n++) world.hub.publish(CHANNEL, { n })
}

async function epochOf(world: TestHub): Promise<string> {
  const { result } = await world.join(CHANNEL)
  return String(result.epoch)
}

async function recoverFrom(world: TestHub, offset: number, epoch: string, more: object = {}) {
  return (await world.join(CHANNEL, { recover: true, offset, epoch, ...more })).result
}

test('LIVE-03: a client gets everything after its position, oldest first, and counts from its own offset', async () => {
  const world = await startTestHub()
  const epoch = await epochOf(world)
  publishNumbers(world, 1, 5)
  expect(await recoverFrom(world, 2, epoch)).toEqual({
    epoch,
    offset: 2,
    positioned: true,
    recoverable: true,
    was_recovering: true,
    recovered: true,
    publications: [
      { data: { n: 3 }, offset: 3 },
      { data: { n: 4 }, offset: 4 },
      { data: { n: 5 }, offset: 5 },
    ],
  })
})

test('LIVE-03: a client at the top has missed nothing', async () => {
  const world = await startTestHub()
  const epoch = await epochOf(world)
  publishNumbers(world, 1, 3)
  const result = await recoverFrom(world, 3, epoch)
  expect(result).toMatchObject({ recovered: true, was_recovering: true, offset: 3 })
  expect(result).not.toHaveProperty('publications')
})

test('LIVE-03: an empty epoch means whichever it is', async () => {
  const world = await startTestHub()
  publishNumbers(world, 1, 2)
  expect(await recoverFrom(world, 1, '')).toMatchObject({ recovered: true, publications: [{ data: { n: 2 } }] })
})

test('LIVE-03: what left the window of 200 cannot be recovered, and the client gets an error', async () => {
  const world = await startTestHub()
  const epoch = await epochOf(world)
  publishNumbers(world, 1, 201)
  expect(await recoverFrom(world, 1, epoch)).toMatchObject({ recovered: true, offset: 1 })
  const lost = await recoverFrom(world, 0, epoch)
  expect(lost).toEqual({ epoch, offset: 201, positioned: true, recoverable: true, was_recovering: true })
  expect(world.hub.stats()).toMatchObject({ recovered: 1, unrecovered: 1 })
})

test('LIVE-03: more than the recovery limit is not replayed', async () => {
  const world = await startTestHub({ recoveryLimit: 3 })
  const epoch = await epochOf(world)
  publishNumbers(world, 1, 5)
  expect(await recoverFrom(world, 2, epoch)).toHaveProperty('publications')
  expect(await recoverFrom(world, 1, epoch)).not.toHaveProperty('recovered')
})

test('LIVE-03: the window ends 60 s after the last publication, the position stays', async () => {
  const world = await startTestHub()
  const epoch = await epochOf(world)
  publishNumbers(world, 1, 2)
  await world.clock.advance(59_000)
  expect(await recoverFrom(world, 1, epoch)).toHaveProperty('recovered')
  await world.clock.advance(2_000)
  expect(await recoverFrom(world, 1, epoch)).not.toHaveProperty('recovered')
  expect(await recoverFrom(world, 2, epoch)).toMatchObject({ recovered: true, offset: 2, epoch })
})

test('LIVE-03: a position of another life of the stream cannot be continued', async () => {
  const world = await startTestHub()
  publishNumbers(world, 1, 3)
  expect(await recoverFrom(world, 3, 'another')).not.toHaveProperty('recovered')
  expect(await recoverFrom(world, 0, '_')).not.toHaveProperty('recovered')
  expect(await recoverFrom(world, 9, '')).not.toHaveProperty('recovered')
})

test('LIVE-03: who refuses to go on without the missed ones gets 112', async () => {
  const world = await startTestHub()
  publishNumbers(world, 1, 3)
  const client = await world.connect()
  const request = { channel: CHANNEL, recover: true, offset: 1, epoch: 'another', flag: 3 }
  expect(await client.ask({ id: 2, subscribe: request })).toMatchObject({ error: { code: 112 } })
  expect(world.hub.stats().num_subscriptions).toBe(0)
})

test('LIVE-03: a channel that was unused for an hour starts a new life', async () => {
  const world = await startTestHub({ random: Math.random })
  world.hub.publish(CHANNEL, { n: 1 })
  const before = await world.join(CHANNEL)
  await before.client.ask({ id: 3, unsubscribe: { channel: CHANNEL } })
  await world.clock.advance(3_700_000)
  expect(world.hub.stats().num_channels).toBe(0)
  const after = await world.join(CHANNEL)
  expect(after.result).toMatchObject({ offset: 0 })
  expect(after.result.epoch).not.toBe(before.result.epoch)
})

test('LIVE-03: a channel nothing was published to is forgotten a minute after the last one left', async () => {
  const world = await startTestHub()
  const { client } = await world.join(CHANNEL)
  await world.clock.advance(70_000)
  expect(world.hub.stats().num_channels).toBe(1)
  await client.ask({ id: 3, unsubscribe: { channel: CHANNEL } })
  await world.clock.advance(50_000)
  expect(world.hub.stats().num_channels).toBe(1)
  await world.clock.advance(20_000)
  expect(world.hub.stats().num_channels).toBe(0)
})

test('LIVE-03: a namespace without history promises no recovery and sends no offsets', async () => {
  const world = await startTestHub({ namespaces: { match: { ...PRODUCT_NAMESPACES.match, historySize: 0 } } })
  const { client, result } = await world.join(CHANNEL)
  expect(result).toEqual({})
  world.hub.publish(CHANNEL, { n: 1 })
  expect(await client.line()).toEqual({ push: { channel: CHANNEL, pub: { data: { n: 1 } } } })
  expect(await recoverFrom(world, 5, 'x')).toEqual({ was_recovering: true })
})
