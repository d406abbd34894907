import { expect, test } from 'vitest'
import { startTestHub } from '../modules/realtime/testing/test-hub.ts'
import { engineAudience, hubAudience } from './hub-audience.ts'

test('BETS-05: values are for players with a subscriber, not for all with a published event', async () => {
  const { hub, connect, subscriptionToken } = await startTestHub()
  const audience = hubAudience(hub)
  hub.publish('$private:en:7', { n: 1 })
  hub.publish('$private:en:8', { n: 1 })
  expect([...(audience.players() ?? [])]).toEqual([])
  const client = await connect({ user: '7' })
  const channel = '$private:en:7'
  await client.ask({ id: 2, subscribe: { channel, token: subscriptionToken(channel, '7') } })
  expect([...(audience.players() ?? [])]).toEqual([7])
  expect(audience.hasSubscriber(channel)).toBe(true)
  client.close()
  await expect.poll(() => [...(audience.players() ?? [])]).toEqual([])
})

test('LIVE-03: an engine that does not say who listens receives events, and lists where it is a hub of the book', () => {
  for (const isHub of [true, false]) {
    const audience = engineAudience(() => isHub)
    expect(audience.hasSubscriber('match:en:7')).toBe(true)
    expect(audience.hasSubscriber('list:en:sport-1')).toBe(isHub)
  }
})
