import { expect, test } from 'vitest'
import { createMemoryRealtime } from './memory-realtime.ts'
import { createManualClock } from './testing/manual-clock.ts'

function connectedPair() {
  const received: string[] = []
  const gaps: string[] = []
  const pair = createMemoryRealtime<string>({
    getToken: async () => '',
    authorize: async () => [],
    parse: (data) => (typeof data === 'string' ? data : null),
    onEvent: (event) => void received.push(event),
    onGap: (channel) => void gaps.push(channel),
  })
  pair.realtime.connect()
  return { ...pair, received, gaps }
}

test('LIVE-03: the memory pair delivers to subscribers', () => {
  const { realtime, server, received } = connectedPair()
  realtime.subscribe('public:en')
  server.publish('public:en', 'goal')
  server.publish('public:de', 'tor')
  expect(received).toEqual(['goal'])
  realtime.disconnect()
})

test('LIVE-03: the memory pair replays what a cut hid', () => {
  const { realtime, server, received, gaps } = connectedPair()
  realtime.subscribe('public:en')
  server.cut()
  expect(realtime.status().state).toBe('connecting')
  server.publish('public:en', 'goal')
  server.restore()
  expect(received).toEqual(['goal'])
  expect(gaps).toEqual([])
  realtime.disconnect()
})

test('LIVE-03: the memory pair reports a gap when the replay is refused', () => {
  const { realtime, server, received, gaps } = connectedPair()
  realtime.subscribe('public:en')
  server.cut()
  server.publish('public:en', 'goal')
  server.restore({ recovered: false })
  expect(received).toEqual([])
  expect(gaps).toEqual(['public:en'])
  realtime.disconnect()
})

test('LIVE-03: a publication that is no event is dropped and the page is notified of a gap once, however many arrive', () => {
  const clock = createManualClock()
  const gaps: string[] = []
  const problems: string[] = []
  const { realtime, server } = createMemoryRealtime<string>({
    getToken: async () => '',
    authorize: async () => [],
    parse: (data) => (typeof data === 'string' ? data : null),
    onEvent: () => {},
    onGap: (channel) => void gaps.push(channel),
    onProblem: ({ kind }) => void problems.push(kind),
    clock,
  })
  realtime.connect()
  realtime.subscribe('match:en:7')
  realtime.subscribe('match:en:8')
  server.publish('match:en:7', { bad: true })
  expect(gaps).toEqual(['match:en:7'])
  for (let i = 0; i < 100; i++) server.publish('match:en:7', { bad: true })
  server.publish('match:en:8', 12)
  expect(gaps).toEqual(['match:en:7', 'match:en:8'])
  clock.advance(5_000)
  expect(gaps).toEqual(['match:en:7', 'match:en:8', 'match:en:7'])
  clock.advance(60_000)
  expect(gaps).toHaveLength(3)
  expect(problems).toEqual(Array.from({ length: 102 }, () => 'invalid-event'))
  realtime.disconnect()
})
