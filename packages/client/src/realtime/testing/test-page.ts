import { onTestFinished } from 'vitest'
import {
  createHub,
  type Hub,
  signConnectionToken,
  signSubscriptionToken,
} from '../../../../../apps/book/src/modules/realtime/index.ts'
import { createRealtime } from '../create-realtime.ts'
import type { Realtime, RealtimeOptions, RealtimeProblem, RealtimeStatus } from '../realtime.ts'
import { listenOn } from './listen-on.ts'

const CONNECTION_SECRET = 'connection secret of the tests'
const SUBSCRIPTION_SECRET = 'subscription secret of the tests'
const WAIT_MS = 60_000

/** What the tests publish. */
export interface TestEvent {
  readonly n: number
  readonly text?: string
}

/** What a page saw, in order. */
export interface Seen {
  readonly events: { channel: string; n: number }[]
  readonly gaps: string[]
  readonly opened: string[]
  readonly states: RealtimeStatus[]
  readonly problems: RealtimeProblem[]
}

/** A page connected to a real hub over real sockets. */
export interface TestPage {
  readonly realtime: Realtime
  readonly seen: Seen
  /** The player who is signed in; null for a visitor. */
  user: string | null
  authorizeCalls: string[][]
}

/** A hub and the pages connected to it; everything is closed when the test has finished. */
export interface TestWorld {
  readonly hub: Hub
  readonly url: string
  page(options?: Partial<RealtimeOptions<TestEvent>>): TestPage
  /** Cuts every socket without a goodbye. */
  cutAll(): void
  /** Cuts one socket at random positions of the list of open ones. */
  cutOne(pick: (count: number) => number): void
  connectionToken(user: string, seconds: number): string
  /** Makes the hub's next delta one that fits no client's base. */
  breakDelta(channel: string): void
  /** Replaces the hub by a new one on the same port, as a restart does. */
  restart(): Promise<void>
}

export async function startWorld(options: { delta?: boolean; pingSeconds?: number } = {}): Promise<TestWorld> {
  const realtimes: Realtime[] = []
  const make = () =>
    createHub({ connectionSecret: CONNECTION_SECRET, subscriptionSecret: SUBSCRIPTION_SECRET, ...options })
  let hub = make()
  let server = await listenOn(0)
  hub.attach(server.http)
  const { port } = server
  const url = `ws://127.0.0.1:${port}/connection/websocket`
  const expiresAt = (seconds = 3600) => Math.floor(Date.now() / 1000) + seconds

  async function stop(): Promise<void> {
    void hub.close()
    await server.close()
  }

  onTestFinished(async () => {
    for (const realtime of realtimes) realtime.disconnect()
    await stop()
  })
  return {
    get hub() {
      return hub
    },
    url,
    page(given = {}) {
      const seen: Seen = { events: [], gaps: [], opened: [], states: [], problems: [] }
      const page = { user: null as string | null, authorizeCalls: [] as string[][], seen }
      const realtime = createRealtime<TestEvent>({
        url,
        getToken: async () =>
          page.user === null ? '' : signConnectionToken({ user: page.user, expiresAt: expiresAt() }, CONNECTION_SECRET),
        async authorize(channels) {
          page.authorizeCalls.push(channels)
          const { user } = page
          const own = channels.filter((channel) => user !== null && channel.endsWith(`:${user}`))
          return own.map((channel) => ({
            channel,
            token: signSubscriptionToken({ channel, user: user ?? '', expiresAt: expiresAt() }, SUBSCRIPTION_SECRET),
          }))
        },
        parse: parseTestEvent,
        onEvent: ({ n }, channel) => void seen.events.push({ channel, n }),
        onGap: (channel) => void seen.gaps.push(channel),
        onOpened: (channel) => void seen.opened.push(channel),
        onStatus: (status) => void seen.states.push(status),
        onProblem: (problem) => void seen.problems.push(problem),
        ...given,
      })
      realtimes.push(realtime)
      return Object.assign(page, { realtime })
    },
    cutAll() {
      for (const socket of server.sockets) socket.resetAndDestroy()
    },
    cutOne(pick) {
      const { sockets } = server
      ;[...sockets][pick(sockets.size)]?.resetAndDestroy()
    },
    connectionToken: (user, seconds) => signConnectionToken({ user, expiresAt: expiresAt(seconds) }, CONNECTION_SECRET),
    breakDelta(channel) {
      const found = hub.context.channels.find(channel)
      if (!found?.latest) throw new Error(`nothing was published to ${channel}`)
      found.latest = { ...found.latest, json: found.latest.json.replace('{', '{"more":true,'), forms: {} }
    },
    async restart() {
      await stop()
      hub = make()
      server = await listenOn(port)
      hub.attach(server.http)
    },
  }
}

function parseTestEvent(data: unknown): TestEvent | null {
  return typeof data === 'object' && data !== null && 'n' in data && typeof data.n === 'number'
    ? (data as TestEvent)
    : null
}

/** Waits until a condition holds, or fails with its name. */
export async function until(what: string, isSo: () => boolean, withinMs = WAIT_MS): Promise<void> {
  const end = Date.now() + withinMs
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`waited ${withinMs} ms until ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Runs something during which promises may be rejected unhandled, and returns their reasons. */
export async function catchingRejections(run: () => Promise<void>): Promise<unknown[]> {
  const reasons: unknown[] = []
  const others = process.listeners('unhandledRejection')
  const collect = (reason: unknown) => void reasons.push(reason)
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', collect)
  try {
    await run()
  } finally {
    process.off('unhandledRejection', collect)
    for (const listener of others) process.on('unhandledRejection', listener)
  }
  return reasons
}
