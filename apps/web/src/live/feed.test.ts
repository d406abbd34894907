import type { RealtimeProblem } from '@touchline/client/realtime'
import type { RealtimeEvent } from '@touchline/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFeed, type FeedHandlers, type FeedLine } from './feed.ts'

/** A line in the test's hands. */
function testLine() {
  const status = { state: 'disconnected', code: 0, silent: false, lastMessageAt: null as number | null }
  const channels: string[] = []
  const calls: string[] = []
  const line: FeedLine = {
    connect: () => calls.push('connect'),
    disconnect: () => calls.push('disconnect'),
    reauthenticate: () => calls.push('reauthenticate'),
    subscribe(channel) {
      channels.push(channel)
      return () => channels.splice(channels.indexOf(channel), 1)
    },
    status: () => status,
  }
  return { line, status, channels, calls }
}

async function startedFeed() {
  const { line, status, channels, calls } = testLine()
  const pushed: RealtimeEvent[] = []
  const refetched: (number | null)[] = []
  const problems: string[] = []
  const screen = { isVisible: true }
  let handlers: FeedHandlers | undefined
  const feed = createFeed({
    locale: 'de',
    now: () => Date.now(),
    open: async (given) => {
      handlers = given
      return line
    },
    push: (event) => pushed.push(event),
    refetch: (id) => refetched.push(id),
    isVisible: () => screen.isVisible,
    report: (kind, where) => problems.push(`${kind} ${where}`),
  })
  const release = feed.hold(7)
  feed.start()
  await vi.advanceTimersByTimeAsync(0)
  if (!handlers) throw new Error('the feed did not open its line')
  return { feed, status, channels, calls, pushed, refetched, release, handlers, problems, screen }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the feed of a page', () => {
  test('LIVE-01: what was wanted before the connection is subscribed with it, once, and let go at the last release', async () => {
    const { feed, channels, release } = await startedFeed()
    const again = feed.hold(7)
    expect(channels.sort()).toEqual(['match:de:7', 'public:de'])
    release()
    release()
    expect(channels).toContain('match:de:7')
    again()
    expect(channels).toEqual(['public:de'])
  })

  test('LIVE-01: the private channel follows who is signed in', async () => {
    const { feed, channels, calls } = await startedFeed()
    feed.identify(5)
    expect(channels).toContain('$private:de:5')
    feed.identify(null)
    expect(channels).not.toContain('$private:de:5')
    expect(calls.filter((call) => call === 'reauthenticate')).toHaveLength(2)
  })

  test('LIVE-03: a gap is fetched again: a match by its id, lists, and the player’s own by who listens', async () => {
    const { feed, handlers, refetched } = await startedFeed()
    let gaps = 0
    feed.onPrivateGap(() => gaps++)
    handlers.onStale('match:de:7')
    handlers.onStale('public:de')
    handlers.onStale('$private:de:5')
    expect(refetched).toEqual([7, null])
    expect(gaps).toBe(1)
  })

  test('LIVE-03: the player’s own messages do not reach the prices', async () => {
    const { feed, handlers, pushed } = await startedFeed()
    const heard: string[] = []
    feed.listenPrivate((event) => heard.push(event.type))
    handlers.onEvent({ type: 'balance_changed', data: { currency: 'EUR', balance: 5, version: 1 } }, '$private:de:5')
    handlers.onEvent({ type: 'provider_status_changed', data: { provider: 'oddin', status: 'up' } }, 'public:de')
    expect(heard).toEqual(['balance_changed'])
    expect(pushed.map((event) => event.type)).toEqual(['provider_status_changed'])
  })

  test('LIVE-02: prices can be trusted for 10 s without a connection, then no more, and again when it is there', async () => {
    const { feed, status, handlers } = await startedFeed()
    expect(feed.state()).toBe('starting')
    await vi.advanceTimersByTimeAsync(11_500)
    expect(feed.state()).toBe('silent')
    status.state = 'connected'
    status.lastMessageAt = Date.now()
    handlers.onStatus()
    expect(feed.state()).toBe('live')
    status.silent = true
    handlers.onStatus()
    expect(feed.state()).toBe('silent')
  })

  test('LIVE-02: a short loss of the connection does not alarm anyone', async () => {
    const { feed, status, handlers } = await startedFeed()
    Object.assign(status, { state: 'connected', lastMessageAt: Date.now() })
    handlers.onStatus()
    status.state = 'connecting'
    handlers.onStatus()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(feed.state()).toBe('live')
    await vi.advanceTimersByTimeAsync(6_500)
    expect(feed.state()).toBe('silent')
  })

  test('the viewer pauses updates: the line is let go, nothing may be bet on, and resuming connects', async () => {
    const { feed, calls } = await startedFeed()
    feed.setPaused(true)
    expect(feed.state()).toBe('paused')
    feed.setPaused(false)
    expect(calls).toEqual(['connect', 'disconnect', 'connect'])
    expect(feed.state()).toBe('starting')
  })

  test('LIVE-03: every open match is compared with the back end now and then, while somebody looks and the line is up', async () => {
    const { feed, status, handlers, refetched, screen } = await startedFeed()
    feed.hold(8)
    Object.assign(status, { state: 'connected', lastMessageAt: Date.now() })
    handlers.onStatus()
    await vi.advanceTimersByTimeAsync(85_000)
    expect(refetched).toEqual([])
    await vi.advanceTimersByTimeAsync(40_000)
    expect(refetched).toEqual([7, 8])
    screen.isVisible = false
    await vi.advanceTimersByTimeAsync(300_000)
    expect(refetched).toEqual([7, 8])
    screen.isVisible = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(refetched).toEqual([7, 8, 7, 8])
  })

  test('LIVE-02: a line that the server closed for good locks prices at once and says so; one it will get over does not', async () => {
    const { feed, status, handlers } = await startedFeed()
    Object.assign(status, { state: 'connected', lastMessageAt: Date.now() })
    handlers.onStatus()
    const closedWith = (code: number) => {
      Object.assign(status, { state: 'disconnected', code })
      handlers.onStatus()
      return feed.state()
    }
    expect([3500, 3503, 4501, 3].map(closedWith)).toEqual(['ended', 'ended', 'ended', 'ended'])
    expect([3504, 4503].map(closedWith)).toEqual(['crowded', 'crowded'])
    Object.assign(status, { state: 'connected', code: 0 })
    handlers.onStatus()
    expect(feed.state()).toBe('live')
    expect([0, 2].map(closedWith)).toEqual(['live', 'live'])
  })

  test('WATCH-01: what went wrong on the line is passed on to whoever reports', async () => {
    const { handlers, problems } = await startedFeed()
    const problem: RealtimeProblem = { kind: 'invalid-event', channel: 'match:de:7', data: { bad: true } }
    handlers.onProblem(problem)
    expect(problems).toEqual(['event match'])
  })
})

test('ERROR-04: a line whose code cannot be fetched is fetched again, and reported', async () => {
  const { line, calls, channels } = testLine()
  const reported: string[] = []
  let tries = 0
  const feed = createFeed({
    locale: 'de',
    now: () => Date.now(),
    open: () => (++tries < 3 ? Promise.reject(new Error('no chunk')) : Promise.resolve(line)),
    push: () => {},
    refetch: () => {},
    report: (kind, where) => void reported.push(`${kind} ${where}`),
  })
  feed.hold(7)
  feed.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(calls).toEqual(['connect'])
  expect(channels).toContain('match:de:7')
  expect(new Set(reported)).toEqual(new Set(['chunk realtime line']))
})
