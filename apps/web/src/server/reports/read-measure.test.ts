import { expect, test } from 'vitest'
import { readMeasure } from './read-measure.ts'

const measure = {
  route: 'live',
  device: 'phone',
  values: { lcp: 912.34567, cls: 0.01, feed_to_paint: 310 },
  release: 'r1',
}

test('WATCH-01: a measurement is read by its known fields', () => {
  expect(readMeasure({ ...measure, values: { ...measure.values, made_up: 1 }, player: 'anna' })).toEqual({
    ...measure,
    values: { ...measure.values, lcp: 912.346 },
  })
})

test('WATCH-01: a malformed measurement is not read, nor one of the 404 page', () => {
  for (const wrong of [
    null,
    'lcp',
    { ...measure, route: '/sports/live?token=hidden' },
    { ...measure, route: 'not-found' },
    { ...measure, device: 'fridge' },
    { ...measure, values: {} },
    { ...measure, values: null },
    { ...measure, values: { lcp: -1, inp: 1e9, cls: 'much', ttfb: Number.NaN } },
  ])
    expect([wrong, readMeasure(wrong)]).toEqual([wrong, null])
})
