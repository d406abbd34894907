import type { RealtimeProblem } from '@touchline/client/realtime'
import type { RealtimeEvent } from '@touchline/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChannels, type LineHandlers } from './channels.ts'
import { reportProblem } from './line-problem.ts'
import type { Line } from './line-state.ts'

/** A line in the test's hands. */
function testLine() {
  const status = { state: 'disconnected', code: 0, silent: false, lastMessageAt: null as number | null }
  const subscribed: string[] = []
  const calls: string[] = []
  const line: Line = {
    connect: () => calls.push('connect'),
    disconnect: () => calls.push('disconnect'),
    reauthenticate: () => calls.push('reauthenticate'),
    subscribe(channel) {
      subscribed.push(channel)
      return () => subscribed.splice(subscribed.indexOf(channel), 1)
    },
    status: () => status,
  }
  return { line, status, subscribed, calls }
}

async function startedChannels() {
  const { line, status, subscribed, calls } = testLine()
  const pushed: RealtimeEvent[] = []
  const refetched: (number | null)[] = []
  const problems: string[] = []
  const screen = { isVisible: true }
  let handlers: LineHandlers | undefined
  const channels = createChannels({
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
  const release = channels.hold(7)
  channels.start()
  await vi.advanceTimersByTimeAsync(0)
  if (!handlers) throw new Error('the channels did not open their line')
  return { channels, status, subscribed, calls, pushed, refetched, release, handlers, problems, screen }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the channels of a page', () => {
  test('LIVE-01: channels held before the connection are subscribed with it, once, and unsubscribed at the last release', async () => {
    const { channels, subscribed, release } = await startedChannels()
    const again = channels.hold(7)
    expect(subscribed.sort()).toEqual(['match:de:7', 'public:de'])
    release()
    release()
    expect(subscribed).toContain('match:de:7')
    again()
    expect(subscribed).toEqual(['public:de'])
  })

  test('LIVE-01: the private channel follows who is signed in', async () => {
    const { channels, subscribed, calls } = await startedChannels()
    channels.identify(5)
    expect(subscribed).toContain('$private:de:5')
    channels.identify(null)
    expect(subscribed).not.toContain('$private:de:5')
    expect(calls.filter((call) => call === 'reauthenticate')).toHaveLength(2)
  })

  test('LIVE-03: a gap is fetched again: a match by its id, lists, and the player’s own by who listens', async () => {
    const { channels, handlers, refetched } = await startedChannels()
    let gaps = 0
    channels.onPrivateGap(() => gaps++)
    handlers.onStale('match:de:7')
    handlers.onStale('public:de')
    handlers.onStale('$private:de:5')
    expect(refetched).toEqual([7, null])
    expect(gaps).toBe(1)
  })

  test('LIVE-01, LIVE-03: a list is held in the language of the page, and its gaps reach who follows it, no match', async () => {
    const { channels, handlers, refetched, subscribed } = await startedChannels()
    const gaps: string[] = []
    channels.onListGap((list) => gaps.push(list))
    const release = channels.holdList('sport-1')
    expect(subscribed).toContain('list:de:sport-1')
    handlers.onStale('list:de:sport-1')
    expect(gaps).toEqual(['sport-1'])
    expect(refetched).toEqual([])
    release()
    expect(subscribed).not.toContain('list:de:sport-1')
  })

  test('LIVE-03: the player’s own messages do not reach the prices', async () => {
    const { channels, handlers, pushed } = await startedChannels()
    const received: string[] = []
    channels.listenPrivate((event) => received.push(event.type))
    handlers.onEvent({ type: 'balance_changed', data: { currency: 'EUR', balance: 5, version: 1 } }, '$private:de:5')
    handlers.onEvent({ type: 'provider_status_changed', data: { provider: 'oddin', status: 'up' } }, 'public:de')
    expect(received).toEqual(['balance_changed'])
    expect(pushed.map((event) => event.type)).toEqual(['provider_status_changed'])
  })

  test('LIVE-02: prices can be trusted for 10 s without a connection, then no more, and again when it is there', async () => {
    const { channels, status, handlers } = await startedChannels()
    expect(channels.state()).toBe('starting')
    await vi.advanceTimersByTimeAsync(11_500)
    expect(channels.state()).toBe('silent')
    status.state = 'connected'
    status.lastMessageAt = Date.now()
    handlers.onStatus()
    expect(channels.state()).toBe('live')
    status.silent = true
    handlers.onStatus()
    expect(channels.state()).toBe('silent')
  })

  test('LIVE-02: a short loss of the connection does not alarm anyone', async () => {
    const { channels, status, handlers } = await startedChannels()
    Object.assign(status, { state: 'connected', lastMessageAt: Date.now() })
    handlers.onStatus()
    status.state = 'connecting'
    handlers.onStatus()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(channels.state()).toBe('live')
    await vi.advanceTimersByTimeAsync(6_500)
    expect(channels.state()).toBe('silent')
  })

  test('the viewer pauses updates: the line is let go, nothing may be bet on, and resuming connects', async () => {
    const { channels, calls } = await startedChannels()
    channels.setPaused(true)
    expect(channels.state()).toBe('paused')
    channels.setPaused(false)
    expect(calls).toEqual(['connect', 'disconnect', 'connect'])
    expect(channels.state()).toBe('starting')
  })

  test('LIVE-03: every open match is compared with the back end now and then, while the page is visible and the line is up', async () => {
    const { channels, status, handlers, refetched, screen } = await startedChannels()
    channels.hold(8)
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
    const { channels, status, handlers } = await startedChannels()
    Object.assign(status, { state: 'connected', lastMessageAt: Date.now() })
    handlers.onStatus()
    const closedWith = (code: number) => {
      Object.assign(status, { state: 'disconnected', code })
      handlers.onStatus()
      return channels.state()
    }
    expect([3500, 3503, 4501, 3].map(closedWith)).toEqual(['ended', 'ended', 'ended', 'ended'])
    expect([3504, 4503].map(closedWith)).toEqual(['crowded', 'crowded'])
    Object.assign(status, { state: 'connected', code: 0 })
    handlers.onStatus()
    expect(channels.state()).toBe('live')
    expect([0, 2].map(closedWith)).toEqual(['live', 'live'])
  })

  test('WATCH-01: what went wrong on the line is passed on to the reporter', async () => {
    const { handlers, problems } = await startedChannels()
    const problem: RealtimeProblem = { kind: 'invalid-event', channel: 'match:de:7', data: { bad: true } }
    reportProblem(problem, handlers.report)
    expect(problems).toEqual(['event match'])
  })
})

test('ERROR-04: a line whose code cannot be fetched is fetched again, and reported', async () => {
  const { line, calls, subscribed } = testLine()
  const reported: string[] = []
  let tries = 0
  const channels = createChannels({
    locale: 'de',
    now: () => Date.now(),
    open: () => (++tries < 3 ? Promise.reject(new Error('no chunk')) : Promise.resolve(line)),
    push: () => {},
    refetch: () => {},
    report: (kind, where) => void reported.push(`${kind} ${where}`),
  })
  channels.hold(7)
  channels.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(calls).toEqual(['connect'])
  expect(subscribed).toContain('match:de:7')
  expect(new Set(reported)).toEqual(new Set(['chunk realtime line']))
})
