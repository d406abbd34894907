import { expect, test } from 'vitest'
import { createMemoryRealtime } from './memory-realtime.ts'

function connectedPair() {
  const heard: string[] = []
  const gaps: string[] = []
  const pair = createMemoryRealtime<string>({
    getToken: async () => '',
    authorize: async () => [],
    parse: (data) => (typeof data === 'string' ? data : null),
    onEvent: (event) => void heard.push(event),
    onGap: (channel) => void gaps.push(channel),
  })
  pair.realtime.connect()
  return { ...pair, heard, gaps }
}

test('LIVE-03: the memory pair delivers to whoever subscribed', () => {
  const { realtime, server, heard } = connectedPair()
  realtime.subscribe('public:en')
  server.publish('public:en', 'goal')
  server.publish('public:de', 'tor')
  expect(heard).toEqual(['goal'])
  realtime.disconnect()
})

test('LIVE-03: the memory pair replays what a cut hid', () => {
  const { realtime, server, heard, gaps } = connectedPair()
  realtime.subscribe('public:en')
  server.cut()
  expect(realtime.status().state).toBe('connecting')
  server.publish('public:en', 'goal')
  server.restore()
  expect(heard).toEqual(['goal'])
  expect(gaps).toEqual([])
  realtime.disconnect()
})

test('LIVE-03: the memory pair tells of a gap when the replay is refused', () => {
  const { realtime, server, heard, gaps } = connectedPair()
  realtime.subscribe('public:en')
  server.cut()
  server.publish('public:en', 'goal')
  server.restore({ recovered: false })
  expect(heard).toEqual([])
  expect(gaps).toEqual(['public:en'])
  realtime.disconnect()
})
