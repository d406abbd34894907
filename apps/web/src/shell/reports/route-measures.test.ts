import { expect, test } from 'vitest'
import { createRouteMeasures } from './route-measures.ts'

test('WATCH-01: each route of a visit has measures of its own; what the load took is the first one’s', () => {
  const measures = createRouteMeasures('home')
  measures.loaded('lcp', 900)
  measures.loaded('ttfb', 80)
  measures.touched(1_000, 1, 40)
  measures.painted(200)
  measures.enter('live', 2_000)
  // The press that opened this route began on the route before, and is reported after it.
  measures.touched(1_990, 2, 120)
  measures.touched(2_500, 3, 24)
  measures.touched(2_500, 3, 56)
  measures.shifted(2_600, 0.02)
  for (const ms of [300, 100, 200]) measures.painted(ms)
  measures.enter('home', 5_000)
  measures.shifted(5_100, 0.2)
  expect(measures.results()).toEqual([
    { route: 'home', values: { lcp: 900, ttfb: 80, inp: 120, cls: 0.2, feed_to_paint: 200 } },
    { route: 'live', values: { inp: 56, cls: 0.02, feed_to_paint: 200 } },
  ])
})

test('WATCH-01: shifts count by bursts, and of fifty touches one may be slower', () => {
  const measures = createRouteMeasures('live')
  for (const [at, value] of [
    [0, 0.1],
    [900, 0.1],
    [3_000, 0.15],
  ] as const)
    measures.shifted(at, value)
  // A burst is over after five seconds, however much goes on.
  for (let at = 10_000; at < 16_000; at += 500) measures.shifted(at, 0.01)
  for (let id = 0; id < 50; id++) measures.touched(id, id, id === 7 ? 500 : 30)
  expect(measures.results()).toEqual([{ route: 'live', values: { cls: 0.2, inp: 30 } }])
})

test('WATCH-01: a route that was shown and not touched says that nothing moved', () => {
  const measures = createRouteMeasures('home')
  measures.enter('rules', 10)
  expect(measures.results()).toEqual([
    { route: 'home', values: { cls: 0 } },
    { route: 'rules', values: { cls: 0 } },
  ])
})
