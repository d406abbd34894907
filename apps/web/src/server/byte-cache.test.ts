import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createByteCache } from './byte-cache.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function cacheOf(maxBytes: number) {
  return createByteCache<string>({ ttlMs: 1_000, maxBytes, sizeOf: (text) => text.length, now: Date.now })
}

test('the cache never exceeds its bytes, however many keys a stranger makes up', async () => {
  const cache = cacheOf(10_000)
  for (let page = 0; page < 1_000; page++) {
    await cache.get(`/sports/schedule?date=${page}`, async () => 'x'.repeat(900))
    expect(cache.bytes()).toBeLessThanOrEqual(10_000)
  }
  expect(cache.bytes()).toBeGreaterThan(5_000)
})

test('long keys count too', async () => {
  const cache = cacheOf(10_000)
  for (let page = 0; page < 50; page++) await cache.get(`${'k'.repeat(2_000)}${page}`, async () => 'x')
  expect(cache.bytes()).toBeLessThanOrEqual(10_000)
})

test('something larger than everything that may be kept is handed out and not kept', async () => {
  const cache = cacheOf(1_000)
  expect(await cache.get('/', async () => 'x'.repeat(5_000))).toHaveLength(5_000)
  expect(cache.bytes()).toBe(0)
})

test('after its second a page is removed, without a request', async () => {
  const cache = cacheOf(10_000)
  await cache.get('/sports', async () => 'x')
  expect(cache.bytes()).toBeGreaterThan(0)
  vi.advanceTimersByTime(2_000)
  expect(cache.bytes()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('requests during the making of a page wait for it; a failure is not kept', async () => {
  const cache = cacheOf(10_000)
  const make = vi.fn(async () => Promise.reject(new Error('no')))
  const both = await Promise.allSettled([cache.get('/', make), cache.get('/', make)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(make).toHaveBeenCalledTimes(1)
  expect(await cache.get('/', async () => 'yes')).toBe('yes')
})
