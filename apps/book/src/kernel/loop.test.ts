import { expect, test } from 'vitest'
import { createVirtualClock } from '../testing/virtual-clock.ts'
import { silentLog } from './log.ts'
import { createLoop } from './loop.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a loop does one round at a time, goes on at once while there is more, and waits otherwise', async () => {
  const clock = createVirtualClock(0)
  let rounds = 0
  let left = 3
  const loop = createLoop({
    name: 'test',
    clock,
    log: silentLog,
    everyMs: 100,
    async round() {
      rounds++
      return --left > 0
    },
  })
  await loop.run()
  await settled()
  expect(rounds).toBe(3)
  clock.advance(99)
  await settled()
  expect(rounds).toBe(3)
  clock.advance(1)
  await settled()
  expect(rounds).toBe(4)
  loop.wake()
  loop.wake()
  await settled()
  expect(rounds).toBe(6)
  await loop.stop()
  loop.wake()
  clock.advance(1_000)
  await settled()
  expect(rounds).toBe(6)
})

test('a round that fails is tried again, but not in a rush', async () => {
  const clock = createVirtualClock(0)
  const errors: unknown[] = []
  let rounds = 0
  const loop = createLoop({
    name: 'test',
    clock,
    log: { ...silentLog, error: (_message, error) => void errors.push(error) },
    everyMs: 10,
    async round() {
      rounds++
      throw new Error('the database is away')
    },
  })
  await loop.run()
  await settled()
  clock.advance(999)
  await settled()
  expect(rounds).toBe(1)
  clock.advance(1)
  await settled()
  expect([rounds, errors.length]).toEqual([2, 2])
  await loop.stop()
})
