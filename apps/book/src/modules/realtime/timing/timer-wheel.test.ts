import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createManualScheduler } from '../testing/manual-scheduler.ts'
import { createTimerWheel } from './timer-wheel.ts'

test('LIVE-02: timers fire once, never early and at most a tick late, however far ahead', async () => {
  const delay = fc.oneof(fc.nat(500), fc.nat(60_000), fc.nat(200_000))
  await fc.assert(
    fc.asyncProperty(fc.array(delay, { maxLength: 20 }), async (delays) => {
      const clock = createManualScheduler()
      const wheel = createTimerWheel(clock)
      const late: number[] = []
      for (const ms of delays) wheel.schedule(ms, () => void late.push(clock.now() - ms))
      await clock.advance(200_500)
      wheel.stop()
      expect(late).toHaveLength(delays.length)
      for (const ms of late) expect(ms).toBeGreaterThanOrEqual(0)
      // The manual clock moves in steps of 100 ms, and the wheel looks one step later.
      for (const ms of late) expect(ms).toBeLessThanOrEqual(200)
    }),
    { numRuns: 10 },
  )
})

test('LIVE-02: a cancelled timer stays silent, and cancelling it again is harmless', async () => {
  const clock = createManualScheduler()
  const wheel = createTimerWheel(clock)
  let fired = 0
  const timer = wheel.schedule(300, () => fired++)
  wheel.schedule(300, () => fired++)
  wheel.cancel(timer)
  wheel.cancel(timer)
  wheel.cancel(null)
  await clock.advance(1_000)
  wheel.stop()
  expect(fired).toBe(1)
})

test('LIVE-02: after a long stall every overdue timer fires', async () => {
  let now = 0
  const callbacks: (() => void)[] = []
  const wheel = createTimerWheel({
    wallClock: () => now,
    now: () => now,
    every: (_ms, callback) => {
      callbacks.push(callback)
      return () => {}
    },
    soon: (callback) => callback(),
  })
  const fired: number[] = []
  for (const ms of [100, 5_000, 51_200, 90_000]) wheel.schedule(ms, () => void fired.push(ms))
  now = 120_000
  for (const callback of callbacks) callback()
  expect(fired.toSorted((a, b) => a - b)).toEqual([100, 5_000, 51_200, 90_000])
})
