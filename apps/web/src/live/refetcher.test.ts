import { expect, test } from 'vitest'
import { createRefetcher } from './refetcher.ts'

test('LIVE-03: what became old within a moment is fetched in one call, with all markets of what is watched', async () => {
  const calls: string[] = []
  const due: (() => void)[] = []
  const refetcher = createRefetcher({
    fetchEvents: async (ids) => calls.push(`events ${ids.join(',')}`),
    fetchMarkets: async (id) => calls.push(`markets ${id}`),
    after: (_, run) => due.push(run),
  })
  const stopWatching = refetcher.watchMarkets(8)
  refetcher.need(7)
  refetcher.need(8)
  refetcher.need(7)
  expect(due).toHaveLength(1)
  due[0]?.()
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  expect(calls).toEqual(['events 7,8', 'markets 8'])

  stopWatching()
  refetcher.need(8)
  due[1]?.()
  await Promise.resolve()
  await Promise.resolve()
  expect(calls).toEqual(['events 7,8', 'markets 8', 'events 8'])
})
