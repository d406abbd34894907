import { onTestFinished } from 'vitest'
import {
  createCentrifugoPublisher,
  createHub,
  createHubPublisher,
  signConnectionToken,
  signSubscriptionToken,
} from '../../../../../apps/book/src/modules/realtime/index.ts'
import { type CentrifugoOptions, startCentrifugo } from '../../../../../apps/book/src/testing/engines/centrifugo.ts'
import { findCentrifugo } from '../../../../../apps/book/src/testing/engines/find-program.ts'
import { createRealtime } from '../create-realtime.ts'
import type { Realtime, RealtimeOptions, RealtimeProblem } from '../realtime.ts'
import { listenOn } from './listen-on.ts'

/** One of the engines a page may be connected to, and the book's way to publish on it. */
export interface Engine {
  readonly url: string
  readonly publisher: ReturnType<typeof createHubPublisher>
  connectionToken(user: string, seconds?: number): string
  subscriptionToken(channel: string, user: string): string
}

export const centrifugo = await findCentrifugo()

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds

function tokens(connectionSecret: string, subscriptionSecret: string) {
  return {
    connectionToken: (user: string, seconds = 300) =>
      signConnectionToken(
        { user, expiresAt: inSeconds(15), connectionExpiresAt: inSeconds(seconds) },
        connectionSecret,
      ),
    subscriptionToken: (channel: string, user: string) =>
      signSubscriptionToken({ channel, user, expiresAt: inSeconds(300) }, subscriptionSecret),
  }
}

/** The hub as the book runs it, except that deltas are off by default. */
export async function startHubEngine(): Promise<Engine> {
  const hub = createHub({ connectionSecret: 'a', subscriptionSecret: 'b', delta: true })
  const server = await listenOn(0)
  hub.attach(server.http)
  onTestFinished(async () => {
    void hub.close()
    await server.close()
  })
  const url = `ws://127.0.0.1:${server.port}/connection/websocket`
  return { url, publisher: createHubPublisher(hub), ...tokens('a', 'b') }
}

/** The production engine with the configuration that is shipped. */
export async function startCentrifugoEngine(options: CentrifugoOptions = {}): Promise<Engine> {
  const engine = await startCentrifugo(centrifugo ?? '', options)
  onTestFinished(engine.stop)
  const { apiUrl: url, apiKey, socketUrl, connectionSecret, subscriptionSecret } = engine
  return {
    url: socketUrl,
    publisher: createCentrifugoPublisher({ url, apiKey }),
    ...tokens(connectionSecret, subscriptionSecret),
  }
}

export interface EnginePage {
  readonly realtime: Realtime
  readonly received: { channel: string; data: unknown }[]
  readonly opened: string[]
  readonly gaps: string[]
  readonly problems: RealtimeProblem[]
  /** The player who is signed in; null for a visitor. */
  user: string | null
  /** Breaks the line as a tunnel does. */
  cut(): void
}

/** A page on an engine; it takes everything that is published for an event. */
export function openPage(
  engine: Engine,
  { user = null as string | null, ...given }: { user?: string | null } & Partial<RealtimeOptions<unknown>> = {},
): EnginePage {
  const sockets: WebSocket[] = []
  class CutWebSocket extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      sockets.push(this)
    }
  }
  const page = { user, received: [], opened: [], gaps: [], problems: [] } as Pick<EnginePage, 'user'> & {
    received: { channel: string; data: unknown }[]
    opened: string[]
    gaps: string[]
    problems: RealtimeProblem[]
  }
  const realtime = createRealtime<{ data: unknown }>({
    url: engine.url,
    getToken: async () => engine.connectionToken(page.user ?? ''),
    authorize: async (channels) =>
      channels
        .filter((channel) => page.user !== null && channel.endsWith(`:${page.user}`))
        .map((channel) => ({ channel, token: engine.subscriptionToken(channel, page.user ?? '') })),
    parse: (data) => ({ data }),
    onEvent: ({ data }, channel) => void page.received.push({ channel, data }),
    onOpened: (channel) => void page.opened.push(channel),
    onGap: (channel) => void page.gaps.push(channel),
    onProblem: (problem) => void page.problems.push(problem),
    webSocket: CutWebSocket as unknown as typeof WebSocket,
    ...(given as object),
  })
  onTestFinished(() => realtime.disconnect())
  return Object.assign(page, { realtime, cut: () => sockets.at(-1)?.close() })
}
