import {
  MAX_SERVER_PING_DELAY_MS,
  REALTIME_TIMEOUT_MS,
  RECONNECT_MAX_MS,
  RECONNECT_MIN_MS,
} from '@touchline/contract/constants'
import { Centrifuge, disconnectedCodes, type Subscription, UnauthorizedError, unsubscribedCodes } from 'centrifuge'
import type { Clock } from './clock.ts'
import { RESTART_MS, TOKEN_RETRY_MS } from './constants.ts'
import type { Link, LinkEvents, LinkSubscribed, LinkTokens } from './link.ts'
import { watchedWebSocket } from './watched-web-socket.ts'

/** The server's close code for a token it does not take. */
const INVALID_TOKEN = 3500

export interface CentrifugeLinkOptions {
  readonly url: string
  readonly delta: boolean
  readonly clock: Clock
  readonly webSocket: typeof WebSocket
  /** Source of the events `online` and `offline`; null for the window. */
  readonly network: EventTarget | null
}

/**
 * A link over the npm client of Centrifuge. Handlers of events must not throw: the client takes that for a broken
 * protocol and stops permanently, as it does on a broken delta. After such a stop everything is subscribed again,
 * without deltas.
 */
export function openCentrifugeLink(options: CentrifugeLinkOptions, tokens: LinkTokens, events: LinkEvents): Link {
  const { url, clock } = options
  let delta = options.delta
  let cancelRestart: (() => void) | null = null
  let retriedAt = Number.NEGATIVE_INFINITY
  const client = new Centrifuge(url, {
    timeout: REALTIME_TIMEOUT_MS,
    minReconnectDelay: RECONNECT_MIN_MS,
    maxReconnectDelay: RECONNECT_MAX_MS,
    maxServerPingDelay: MAX_SERVER_PING_DELAY_MS,
    networkEventTarget: options.network,
    getToken: () => tokens.connection(),
    websocket: watchedWebSocket(options.webSocket, events.traffic),
  })

  client.on('connecting', ({ code, reason }) => events.state({ state: 'connecting', code, reason }))
  client.on('connected', () => events.state({ state: 'connected' }))
  client.on('error', ({ type, error }) => events.trouble(`${type}: ${error.code} ${error.message}`))
  client.on('disconnected', ({ code, reason }) => {
    if (code === INVALID_TOKEN && clock.now() - retriedAt > TOKEN_RETRY_MS) return retryWithNewTokens()
    events.state({ state: 'disconnected', code, reason })
    if (code === disconnectedCodes.badProtocol) cancelRestart = clock.after(RESTART_MS, () => restart(reason))
  })

  // Another tab may have signed out or in: the tokens held belong to another player, new ones may be good.
  function retryWithNewTokens(): void {
    retriedAt = clock.now()
    client.setToken('')
    for (const channel of Object.keys(client.subscriptions())) {
      if (!channel.startsWith('$')) continue
      remove(channel)
      add(channel, 'lost')
    }
    client.connect()
  }

  function restart(reason: string): void {
    events.restarted(reason)
    delta = false
    const channels = Object.keys(client.subscriptions())
    for (const channel of channels) {
      remove(channel)
      add(channel, 'lost')
    }
    client.connect()
  }

  function add(channel: string, firstStart: LinkSubscribed['start']): void {
    const subscription = client.getSubscription(channel) ?? create(channel, firstStart)
    subscription.subscribe()
  }

  function create(channel: string, firstStart: LinkSubscribed['start']): Subscription {
    const secret = channel.startsWith('$')
    const subscription = client.newSubscription(channel, {
      ...(secret ? { getToken: (ctx: { channel: string }) => subscriptionToken(ctx.channel) } : {}),
      ...(delta && !secret ? { delta: 'fossil' as const } : {}),
    })
    listen(channel, subscription, firstStart)
    return subscription
  }

  async function subscriptionToken(channel: string): Promise<string> {
    const token = await tokens.subscription(channel)
    if (token === null) throw new UnauthorizedError(channel)
    return token
  }

  function listen(channel: string, subscription: Subscription, firstStart: LinkSubscribed['start']): void {
    let start = firstStart
    // Ignores the last events of a subscription that was removed from the client.
    const isCurrent = () => client.getSubscription(channel) === subscription
    subscription.on('subscribed', ({ wasRecovering, recovered, streamPosition }) => {
      const continued = wasRecovering ? (recovered ? 'continued' : 'lost') : start
      start = 'lost'
      events.subscribed(channel, { offset: streamPosition?.offset ?? null, start: continued })
    })
    subscription.on('publication', ({ data, offset }) => events.publication(channel, data, offset ?? null))
    subscription.on('error', ({ type, error }) => events.trouble(`${channel} ${type}: ${error.code} ${error.message}`))
    subscription.on('unsubscribed', ({ code, reason }) => {
      if (isCurrent() && code !== unsubscribedCodes.unsubscribeCalled) events.refused(channel, code, reason)
    })
  }

  function remove(channel: string): void {
    client.removeSubscription(client.getSubscription(channel))
  }

  return {
    connect() {
      cancelRestart?.()
      cancelRestart = null
      client.connect()
    },
    disconnect() {
      cancelRestart?.()
      cancelRestart = null
      client.disconnect()
    },
    forgetToken: () => client.setToken(''),
    add: (channel) => add(channel, 'fresh'),
    remove,
  }
}
