import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createHub, type Hub } from '../hub.ts'
import type { HubOptions } from '../hub-options.ts'
import { signConnectionToken } from '../tokens/connection-token.ts'
import { signSubscriptionToken } from '../tokens/subscription-token.ts'
import { createManualScheduler, type ManualScheduler } from './manual-scheduler.ts'
import { openRawClient, type RawClient, type RawClientOptions, type ServerLine } from './raw-client.ts'

export const CONNECTION_SECRET = 'connection secret of the tests'
export const SUBSCRIPTION_SECRET = 'subscription secret of the tests'

/** A hub on a port of its own, with time in the test's hands; it is closed when the test has finished. */
export interface TestHub {
  readonly hub: Hub
  readonly clock: ManualScheduler
  readonly host: string
  readonly url: string
  /** A socket that has sent nothing yet. */
  open(options?: RawClientOptions & { path?: string }): Promise<RawClient>
  /** A client that has connected, anonymous unless a user is named. */
  connect(options?: RawClientOptions & { user?: string }): Promise<RawClient>
  /** A connected client inside a channel; the subscribe result comes with it. */
  join(channel: string, request?: object): Promise<{ client: RawClient; result: ServerLine }>
  /** A connection token that lasts `seconds` from now. */
  connectionToken(user: string, seconds?: number): string
  subscriptionToken(channel: string, user: string, seconds?: number): string
}

export async function startTestHub(options: Partial<HubOptions> = {}): Promise<TestHub> {
  const clock = createManualScheduler()
  const hub = createHub({
    connectionSecret: CONNECTION_SECRET,
    subscriptionSecret: SUBSCRIPTION_SECRET,
    scheduler: clock,
    random: () => 0.5,
    ...options,
  })
  const server = createServer((request, response) => {
    if (!hub.handle(request, response)) response.writeHead(404).end()
  })
  hub.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const url = `ws://${host}/connection/websocket`
  const clients: RawClient[] = []
  const inSeconds = (seconds: number) => Math.floor(clock.wallClock() / 1000) + seconds

  async function open(given: RawClientOptions & { path?: string } = {}): Promise<RawClient> {
    const client = await openRawClient(given.path ? `ws://${host}${given.path}` : url, given)
    clients.push(client)
    return client
  }

  const test: TestHub = {
    hub,
    clock,
    host,
    url,
    open,
    async connect(given = {}) {
      const client = await open(given)
      const token = given.user === undefined ? {} : { token: test.connectionToken(given.user) }
      await client.ask({ id: 1, connect: token })
      return client
    },
    async join(channel, request = {}) {
      const client = await test.connect()
      const { subscribe } = await client.ask({ id: 2, subscribe: { channel, ...request } })
      return { client, result: subscribe as ServerLine }
    },
    connectionToken: (user, seconds = 3600) =>
      signConnectionToken({ user, expiresAt: inSeconds(seconds) }, CONNECTION_SECRET),
    subscriptionToken: (channel, user, seconds = 3600) =>
      signSubscriptionToken({ channel, user, expiresAt: inSeconds(seconds) }, SUBSCRIPTION_SECRET),
  }
  onTestFinished(async () => {
    for (const client of clients) client.socket.terminate()
    await hub.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return test
}
