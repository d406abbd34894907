import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

test('the cadence stretches with what pricing costs, and never until prices are too old to bet on', () => {
  const pace = createPace()
  expect(pace.liveEveryMs(50)).toBe(2_000)
  for (let i = 0; i < 500; i++) pace.spent(12)
  expect(pace.liveEveryMs(50)).toBeGreaterThan(2_500)
  expect(pace.liveEveryMs(10_000)).toBeLessThan(10_000)
  expect(createPace().liveEveryMs(50, true)).toBe(6_000)
  for (let i = 0; i < 2_000; i++) pace.spent(0.5)
  expect(pace.liveEveryMs(50)).toBe(2_000)
})
