import { expect, test } from 'vitest'
import { createStreamWatch } from './stream-watch.ts'

const CHANNEL = 'match:en:7'

test('LIVE-03: publications in sequence are what comes next, repetitions are dropped', () => {
  const watch = createStreamWatch()
  expect(watch.begin(CHANNEL, { offset: 5, start: 'fresh' })).toBe(false)
  expect([6, 7, 7, 6, 8].map((offset) => watch.judge(CHANNEL, offset))).toEqual([
    'next',
    'next',
    'repeated',
    'repeated',
    'next',
  ])
})

test('LIVE-03: a hole in the sequence is a gap, reported once', () => {
  const watch = createStreamWatch()
  watch.begin(CHANNEL, { offset: 5, start: 'fresh' })
  expect([7, 8].map((offset) => watch.judge(CHANNEL, offset))).toEqual(['after-gap', 'next'])
})

test('LIVE-03: a continuation from elsewhere, and a lost one, are gaps; the new position counts', () => {
  const watch = createStreamWatch()
  watch.begin(CHANNEL, { offset: 5, start: 'fresh' })
  expect(watch.begin(CHANNEL, { offset: 5, start: 'continued' })).toBe(false)
  expect(watch.begin(CHANNEL, { offset: 9, start: 'continued' })).toBe(true)
  expect(watch.begin(CHANNEL, { offset: 2, start: 'lost' })).toBe(true)
  expect(watch.judge(CHANNEL, 3)).toBe('next')
})

test('LIVE-03: a channel without offsets is taken as it comes', () => {
  const watch = createStreamWatch()
  watch.begin(CHANNEL, { offset: null, start: 'fresh' })
  expect([null, null].map((offset) => watch.judge(CHANNEL, offset))).toEqual(['next', 'next'])
})
