import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRefetcher } from './refetcher.ts'

const settled = () => vi.advanceTimersByTimeAsync(0)

test('LIVE-03: events that went stale at the same moment are fetched in one call, with all markets of the watched ones', async () => {
  const calls: string[] = []
  const due: (() => void)[] = []
  const refetcher = createRefetcher({
    fetchEvents: async (ids) => calls.push(`events ${ids.join(',')}`),
    fetchMarkets: async (id) => calls.push(`markets ${id}`),
    after(_, run) {
      due.push(run)
      return () => {}
    },
    isFinal: () => false,
  })
  const stopWatching = refetcher.watchMarkets(8)
  refetcher.need(7)
  refetcher.need(8)
  refetcher.need(7)
  expect(due).toHaveLength(1)
  due[0]?.()
  await settled()
  expect(calls).toEqual(['events 7,8', 'markets 8'])

  stopWatching()
  refetcher.need(8)
  due[1]?.()
  await settled()
  expect(calls).toEqual(['events 7,8', 'markets 8', 'events 8'])
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('LIVE-03: an event that is reported stale again and again is fetched at once and then every 5 s, until the reports end', async () => {
  let fetched = 0
  const refetcher = createRefetcher({
    fetchEvents: async () => void fetched++,
    fetchMarkets: async () => {},
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    isFinal: () => false,
  })
  const doubting = setInterval(() => refetcher.doubt(7), 50)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched).toBe(1)
  await vi.advanceTimersByTimeAsync(9_500)
  expect(fetched).toBe(3)
  clearInterval(doubting)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(fetched).toBe(4)
})

test('ERROR-04: what could not be fetched is fetched again, later each time; what never will be is let go', async () => {
  const calls: string[] = []
  const waits: number[] = []
  let next: (() => void) | undefined
  let failure: Error | null = new Error('no answer')
  const refetcher = createRefetcher({
    fetchEvents: async (ids) => {
      calls.push(ids.join(','))
      if (failure) throw failure
    },
    fetchMarkets: async () => {},
    after(ms, run) {
      waits.push(ms)
      next = run
      return () => {}
    },
    isFinal: (thrown) => thrown instanceof RangeError,
  })
  refetcher.need(7)
  for (let round = 0; round < 3; round++) {
    next?.()
    await settled()
  }
  expect(calls).toEqual(['7', '7', '7'])
  expect(waits.slice(1)).toEqual([1_000, 2_000, 4_000])
  failure = null
  next?.()
  await settled()
  failure = new RangeError('refused')
  refetcher.need(8)
  next?.()
  await settled()
  expect(calls).toEqual(['7', '7', '7', '7', '8'])
  expect(waits).toHaveLength(5)
})

test('LIVE-03: as soon as calls may get through again, what could not be fetched is fetched without waiting, once', async () => {
  let fetched = 0
  let isDown = true
  const refetcher = createRefetcher({
    async fetchEvents() {
      fetched += 1
      if (isDown) throw new Error('no answer')
    },
    fetchMarkets: async () => {},
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    isFinal: () => false,
  })
  refetcher.need(7)
  await vi.advanceTimersByTimeAsync(20_000)
  const before = fetched
  isDown = false
  refetcher.hurry()
  refetcher.hurry()
  await settled()
  expect(fetched).toBe(before + 1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toBe(before + 1)
  // Where nothing failed there is nothing to hurry.
  refetcher.need(8)
  refetcher.hurry()
  await settled()
  expect(fetched).toBe(before + 1)
})
