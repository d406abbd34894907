import { expect, test } from 'vitest'
import { afterwards } from './afterwards.ts'

test('LIVE-02: messages received before React has hydrated a page wait for it, in order, and later ones do not', async () => {
  const received: string[] = []
  const ready = Promise.withResolvers<void>()
  const handlers = afterwards(
    {
      onEvent: ({ type }, channel) => received.push(`${type} ${channel}`),
      onStale: (channel) => received.push(`stale ${channel}`),
      onStatus: () => received.push('status'),
      report: () => {},
    },
    ready.promise,
  )
  handlers.onStatus()
  handlers.onStale('public:en')
  handlers.onEvent({ type: 'provider_status_changed', data: { provider: 'oddin', status: 'up' } }, 'public:en')
  await Promise.resolve()
  expect(received).toEqual([])
  ready.resolve()
  await ready.promise
  await Promise.resolve()
  expect(received).toEqual(['status', 'stale public:en', 'provider_status_changed public:en'])
  handlers.onStatus()
  expect(received).toHaveLength(4)
})
