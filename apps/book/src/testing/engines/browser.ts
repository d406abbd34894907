import { randomUUID } from 'node:crypto'
import { CALLS, type CallAnswer, type CallDefinition, type CallName, privateChannel } from '@touchline/contract'
import { openRawClient, type RawClient } from '../../modules/realtime/testing/raw-client.ts'

/** A signed-in browser: its session cookie, and the realtime connection it opens with it. */
export interface Browser {
  readonly playerId: number
  /** Calls of a book; the session is the same on every one. */
  call<N extends CallName>(origin: string, name: N, options?: BrowserCall): Promise<CallAnswer<N>>
  /** Fetches tokens as a page does. */
  tokens(origin: string): Promise<RealtimeTokens>
}

export interface BrowserCall {
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

/** What opens a realtime connection and the player's own channel. */
export interface RealtimeTokens {
  readonly connection: string
  readonly channel: string
  readonly subscription: string
}

const COOKIE = '__Host-touchline'

/** Signs in, as a demo player unless stated otherwise. */
export async function openBrowser(
  origin: string,
  { email = 'demo@touchline.test', password = 'touchline' } = {},
): Promise<Browser> {
  let cookie = ''

  async function call<N extends CallName>(at: string, name: N, { params = {}, body }: BrowserCall = {}) {
    const { method, path, status }: CallDefinition = CALLS[name]
    const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
    const response = await fetch(at + url, {
      method,
      headers: {
        'x-app': 'touchline',
        'idempotency-key': randomUUID(),
        cookie,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.status !== status) throw new Error(`${name} answered ${response.status}: ${text}`)
    const set = response.headers.getSetCookie().find((line) => line.startsWith(COOKIE))
    if (set !== undefined) cookie = set.split(';')[0] ?? ''
    return (text === '' ? null : JSON.parse(text)) as CallAnswer<N>
  }

  const player = (await call(origin, 'signIn', { body: { email, password } })).data
  const channel = privateChannel('en', player.id)
  return {
    playerId: player.id,
    call,
    async tokens(at) {
      const { token: connection } = (await call(at, 'websocketToken')).data
      const { channels } = (await call(at, 'websocketAuthorize', { body: { channels: [channel] } })).data
      return { connection, channel, subscription: channels[0]?.token ?? '' }
    },
  }
}

/** Connects with tokens and enters the private channel. */
export async function connectWith(socketUrl: string, tokens: RealtimeTokens): Promise<RawClient> {
  const client = await openRawClient(socketUrl)
  const { connection, channel, subscription } = tokens
  const connected = await client.ask({ id: 1, connect: { token: connection } })
  if (connected.connect === undefined) throw new Error(`not let in: ${JSON.stringify(connected)}`)
  const subscribed = await client.ask({ id: 2, subscribe: { channel, token: subscription } })
  if (subscribed.subscribe === undefined) throw new Error(`not subscribed: ${JSON.stringify(subscribed)}`)
  return client
}

/** The first frame that a new socket with this connection token receives. */
export async function tryToken(socketUrl: string, token: string): Promise<unknown> {
  const client = await openRawClient(socketUrl)
  const line = await client.ask({ id: 1, connect: { token } })
  client.close()
  return line
}
