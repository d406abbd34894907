import { beforeEach, expect, test } from 'vitest'
import { SILENCE_MS } from '../../../../kernel/silence.ts'
import { createProducers, type Producers } from './producers.ts'

const NOW = 1_800_000_000_000

let producers: Producers
beforeEach(() => {
  producers = createProducers()
  producers.alive('1', { isAlive: true, messageAt: NOW }, NOW)
})

test('SLIP-07: prices of a producer hold while it sends, and no longer once it has been silent for 20 s', () => {
  expect(producers.check(NOW + SILENCE_MS)).toBe(false)
  expect(producers.trusts('1', NOW)).toBe(true)
  expect(producers.check(NOW + SILENCE_MS + 1)).toBe(true)
  expect(producers.trusts('1', NOW)).toBe(false)
  expect(producers.check(NOW + SILENCE_MS + 2)).toBe(false)
})

test('SLIP-07: after a silence only its new prices hold, until it has sent everything again', () => {
  producers.check(NOW + 30_000)
  producers.alive('1', { isAlive: true, messageAt: NOW + 40_000 }, NOW + 40_000)
  expect(producers.trusts('1', NOW)).toBe(false)
  expect(producers.trusts('1', NOW + 40_500)).toBe(true)
  producers.complete('1', NOW + 41_000)
  expect(producers.trusts('1', NOW)).toBe(true)
})

test('SLIP-07: a gap between two signs of life is a silence, though both arrive at once', () => {
  producers.alive('1', { isAlive: true, messageAt: NOW + SILENCE_MS }, NOW + 1)
  expect(producers.trusts('1', NOW)).toBe(true)
  expect(producers.alive('1', { isAlive: true, messageAt: NOW + 2 * SILENCE_MS + 1 }, NOW + 2)).toBe(true)
  expect(producers.trusts('1', NOW)).toBe(false)
})

test('SLIP-07: one that says it is down, or has lost this book, is down until it says otherwise', () => {
  producers.alive('1', { isAlive: false, messageAt: NOW + 1 }, NOW + 1)
  producers.received('1', NOW + 2)
  expect([producers.isUp('1'), producers.trusts('1', NOW + 2)]).toEqual([false, false])
  producers.alive('1', { isAlive: true, messageAt: NOW + 3 }, NOW + 3)
  expect([producers.isUp('1'), producers.trusts('1', NOW + 4), producers.trusts('1', NOW)]).toEqual([true, true, false])
})

test('an unknown producer is not relied on', () => {
  expect([producers.isUp('9'), producers.trusts('9', NOW)]).toEqual([false, false])
})
