import { expect, test } from 'vitest'
import { percentile } from '../measurement.ts'
import { createHistogram } from './histogram.ts'

test('percentiles of counted times are those of the times themselves', () => {
  const times = Array.from({ length: 1_000 }, (_, i) => (i * 7_919) % 457)
  const histogram = createHistogram()
  for (const ms of times) histogram.add(ms)
  expect(histogram.count()).toBe(1_000)
  for (const share of [0, 0.25, 0.5, 0.99, 0.999, 1]) expect(histogram.percentile(share)).toBe(percentile(times, share))
})

test('times beyond the ends count at the ends, and without a time there is no percentile', () => {
  const histogram = createHistogram()
  expect(histogram.percentile(0.5)).toBeNaN()
  histogram.add(-3)
  histogram.add(70_000)
  expect([histogram.percentile(0), histogram.percentile(0.99)]).toEqual([0, 60_000])
  histogram.reset()
  expect(histogram.count()).toBe(0)
})
