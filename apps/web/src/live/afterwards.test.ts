import { expect, test } from 'vitest'
import { afterwards } from './afterwards.ts'

test('LIVE-02: what a line brings before React has taken over a page waits for it, in order, and what comes later does not', async () => {
  const heard: string[] = []
  const ready = Promise.withResolvers<void>()
  const handlers = afterwards(
    {
      onEvent: ({ type }, channel) => heard.push(`${type} ${channel}`),
      onStale: (channel) => heard.push(`stale ${channel}`),
      onStatus: () => heard.push('status'),
      onProblem: ({ kind }) => heard.push(kind),
    },
    ready.promise,
  )
  handlers.onStatus()
  handlers.onStale('public:en')
  handlers.onEvent({ type: 'provider_status_changed', data: { provider: 'oddin', status: 'up' } }, 'public:en')
  handlers.onProblem({ kind: 'trouble', text: '' })
  await Promise.resolve()
  expect(heard).toEqual([])
  ready.resolve()
  await ready.promise
  await Promise.resolve()
  expect(heard).toEqual(['status', 'stale public:en', 'provider_status_changed public:en', 'trouble'])
  handlers.onStatus()
  expect(heard).toHaveLength(5)
})
