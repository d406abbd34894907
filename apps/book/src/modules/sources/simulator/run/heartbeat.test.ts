import { expect, test } from 'vitest'
import { createVirtualClock } from '../../../../testing/virtual-clock.ts'
import { createHeartbeat } from './heartbeat.ts'

test('SLIP-07: the simulator records a heartbeat every 5 s, once for each provider, and repeats one that failed', async () => {
  const clock = createVirtualClock(1_000)
  const heartbeats: unknown[] = []
  let isDown = true
  const sign = createHeartbeat({
    clock,
    played: () => ['betradar', 'oddin', 'betradar'],
    async send(providers, at) {
      if (isDown) throw new Error('no database')
      heartbeats.push([providers, at])
    },
  })
  await expect(sign()).rejects.toThrow('no database')
  isDown = false
  await sign()
  clock.advance(4_999)
  await sign()
  expect(heartbeats).toEqual([[['betradar', 'oddin'], 1_000]])
  clock.advance(1)
  await sign()
  expect(heartbeats).toHaveLength(2)
})
