import { expect, test } from 'vitest'
import { startTestHub } from '../testing/test-hub.ts'

test('LIVE-02: a connection that is not refreshed is closed with 3005, 25 s after its token expired', async () => {
  const world = await startTestHub()
  const client = await world.open()
  await client.ask({ id: 1, connect: { token: world.connectionToken('7', 60) } })
  await world.clock.advance(84_800)
  expect(world.hub.stats().num_clients).toBe(1)
  await world.clock.advance(400)
  expect(await client.closed()).toEqual({ code: 3005, reason: 'connection expired' })
})

test('LIVE-02: refresh prolongs the connection', async () => {
  const world = await startTestHub()
  const client = await world.open()
  await client.ask({ id: 1, connect: { token: world.connectionToken('7', 60) } })
  await world.clock.advance(50_000)
  const { refresh } = await client.ask({ id: 2, refresh: { token: world.connectionToken('7', 60) } })
  expect(refresh).toEqual({ expires: true, ttl: 60 })
  await world.clock.advance(60_000)
  expect(world.hub.stats().num_clients).toBe(1)
  await world.clock.advance(25_200)
  expect(await client.closed()).toMatchObject({ code: 3005 })
})

test('LIVE-02: refreshing with an expired token closes with 3005, with a foreign or forged one with 3500', async () => {
  const world = await startTestHub()
  const refreshWith = async (token: string) => {
    const client = await world.connect({ user: '7' })
    client.send({ id: 2, refresh: { token } })
    return (await client.closed()).code
  }
  expect(await refreshWith(world.connectionToken('7', -1))).toBe(3005)
  expect(await refreshWith(world.connectionToken('8'))).toBe(3500)
  expect(await refreshWith('forged')).toBe(3500)
  expect(await refreshWith('')).toBe(3501)
})

async function privateMember(seconds: number) {
  const world = await startTestHub()
  const channel = '$private:en:7'
  const client = await world.connect({ user: '7' })
  const token = world.subscriptionToken(channel, '7', seconds)
  const { subscribe } = await client.ask({ id: 2, subscribe: { channel, token } })
  return { world, channel, client, subscribe }
}

test('LIVE-02: a subscription that is not refreshed ends with 2501, after which the client comes back', async () => {
  const { world, channel, client, subscribe } = await privateMember(60)
  expect(subscribe).toMatchObject({ expires: true, ttl: 60 })
  await world.clock.advance(85_200)
  expect(await client.line()).toEqual({
    push: { channel, unsubscribe: { code: 2501, reason: 'subscription expired' } },
  })
  expect(world.hub.stats().num_subscriptions).toBe(0)
})

test('LIVE-02: sub_refresh prolongs a subscription', async () => {
  const { world, channel, client } = await privateMember(60)
  await world.clock.advance(50_000)
  const token = world.subscriptionToken(channel, '7', 120)
  expect(await client.ask({ id: 3, sub_refresh: { channel, token } })).toMatchObject({ sub_refresh: { ttl: 120 } })
  await world.clock.advance(100_000)
  expect(world.hub.stats().num_subscriptions).toBe(1)
})

test('LIVE-02: sub_refresh with an expired token ends the subscription with 2501 before it is refused', async () => {
  const { world, channel, client } = await privateMember(60)
  client.send({ id: 3, sub_refresh: { channel, token: world.subscriptionToken(channel, '7', -1) } })
  expect(await client.lines(2)).toMatchObject([{ push: { unsubscribe: { code: 2501 } } }, { error: { code: 109 } }])
})

test('LIVE-02: sub_refresh of a channel that is not subscribed, or with a forged token, is refused with 103', async () => {
  const { world, channel, client } = await privateMember(60)
  const foreign = '$private:en:8'
  const token = world.subscriptionToken(foreign, '7')
  expect(await client.ask({ id: 3, sub_refresh: { channel: foreign, token } })).toMatchObject({ error: { code: 103 } })
  expect(await client.ask({ id: 4, sub_refresh: { channel, token: 'x.y.z' } })).toMatchObject({ error: { code: 103 } })
})

test('LIVE-02: sub_refresh with the token of another user or channel closes with 3500', async () => {
  const { world, channel, client } = await privateMember(60)
  client.send({ id: 3, sub_refresh: { channel, token: world.subscriptionToken(channel, '8') } })
  expect(await client.closed()).toMatchObject({ code: 3500 })
})
