import { Centrifuge, type Options, type Subscription, type TransportEndpoint } from 'centrifuge'
import { afterEach, expect, test } from 'vitest'
import {
  createHub,
  type HubOptions,
  signConnectionToken,
  signSubscriptionToken,
} from '../../../../apps/book/src/modules/realtime/index.ts'
import { listenOn } from './testing/listen-on.ts'
import { until } from './testing/test-page.ts'

const CONNECTION_SECRET = 'connection secret of the tests'
const SUBSCRIPTION_SECRET = 'subscription secret of the tests'
const open: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const connectionToken = (seconds: number, user = '7') =>
  signConnectionToken({ user, expiresAt: inSeconds(seconds) }, CONNECTION_SECRET)
const subscriptionToken = (channel: string, seconds: number, user = '7') =>
  signSubscriptionToken({ channel, user, expiresAt: inSeconds(seconds) }, SUBSCRIPTION_SECRET)

async function startHub(options: Partial<HubOptions> = {}) {
  const hub = createHub({ connectionSecret: CONNECTION_SECRET, subscriptionSecret: SUBSCRIPTION_SECRET, ...options })
  const server = await listenOn(0)
  hub.attach(server.http)
  server.http.on('request', (request, response) => {
    if (!hub.handle(request, response)) response.writeHead(404).end()
  })
  open.push(async () => {
    void hub.close()
    await server.close()
  })
  const origin = `http://127.0.0.1:${server.port}`
  const url = `ws://127.0.0.1:${server.port}/connection/websocket`
  function client(given: Partial<Options> = {}, endpoint: string | TransportEndpoint[] = url): Centrifuge {
    const made = new Centrifuge(endpoint, { minReconnectDelay: 20, maxReconnectDelay: 50, ...given })
    open.push(() => made.disconnect())
    return made
  }
  return { hub, client, origin }
}

/** Everything a client or subscription went through, as `event:code`. */
function eventsOf(emitter: Centrifuge | Subscription): string[] {
  const events: string[] = []
  const names = ['connecting', 'connected', 'disconnected', 'subscribing', 'subscribed', 'unsubscribed'] as const
  for (const name of names) {
    const on = emitter.on.bind(emitter) as (event: string, listener: (ctx: { code?: number }) => void) => unknown
    on(name, ({ code }) => void events.push(code === undefined ? name : `${name}:${code}`))
  }
  return events
}

test('LIVE-02: the npm client keeps its connection through refreshes of a short-lived token', async () => {
  const { hub, client } = await startHub()
  let tokens = 0
  const made = client({
    async getToken() {
      tokens++
      return connectionToken(2)
    },
  })
  const events = eventsOf(made)
  made.connect()
  await until('three tokens were used', () => tokens === 3)
  expect(events).toEqual(['connecting:0', 'connected'])
  expect(hub.stats().server_disconnects).toEqual({})
})

test('LIVE-02: the npm client keeps its subscription through refreshes, and comes back after 2501', async () => {
  const { client } = await startHub()
  const channel = '$private:en:7'
  const made = client({ token: connectionToken(60) })
  const lifetimes = [2, -5, 60]
  const subscription = made.newSubscription(channel, {
    getToken: async () => subscriptionToken(channel, lifetimes.shift() ?? 60),
  })
  const events = eventsOf(subscription)
  subscription.subscribe()
  made.connect()
  await until('it came back', () => events.filter((event) => event === 'subscribed').length === 2)
  expect(events).toEqual(['subscribing:0', 'subscribed', 'subscribing:2501', 'subscribed'])
  expect(lifetimes).toEqual([])
})

test('LIVE-02: an expired subscription token makes the npm client request another one', async () => {
  const { client } = await startHub()
  const channel = '$private:en:7'
  const made = client({ token: connectionToken(60) })
  const lifetimes = [-5, 60]
  const subscription = made.newSubscription(channel, {
    minResubscribeDelay: 10,
    getToken: async () => subscriptionToken(channel, lifetimes.shift() ?? 60),
  })
  const events = eventsOf(subscription)
  subscription.subscribe()
  made.connect()
  await until('it is in', () => events.includes('subscribed'))
  expect(events).toEqual(['subscribing:0', 'subscribed'])
})

test('LIVE-02: the npm client comes back after 3000-3499 and 4000-4499, and stays off otherwise', async () => {
  const { hub, client } = await startHub()
  const made = client({ getToken: async () => connectionToken(60) })
  const events = eventsOf(made)
  made.connect()
  for (const code of [3000, 3001, 3004, 3005, 3008, 3010, 3012, 3499, 4000, 4499]) {
    await until('it is connected', () => events.at(-1) === 'connected' && hub.stats().num_clients === 1)
    hub.disconnect('7', { code, reason: 'test' })
    await until(`it noticed ${code}`, () => events.includes(`connecting:${code}`))
  }
  for (const code of [3500, 3501, 3503, 3999, 4500, 4999]) {
    made.connect()
    await until('it is connected', () => events.at(-1) === 'connected' && hub.stats().num_clients === 1)
    hub.disconnect('7', { code, reason: 'test' })
    await until(`it is off with ${code}`, () => events.at(-1) === `disconnected:${code}`)
  }
})

test('LIVE-02: a hub that falls silent is left with code 2 and connected to again', async () => {
  const { hub, client } = await startHub({ pingSeconds: 1 })
  const made = client({ maxServerPingDelay: 1_500 })
  const events = eventsOf(made)
  made.connect()
  await until('it is connected', () => made.state === 'connected')
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  expect(events).toEqual(['connecting:0', 'connected'])
  for (const { session } of hub.context.connections.all()) if (session.phase === 'connected') session.heartbeat.stop()
  await until('the silence is noticed', () => events.includes('connecting:2'))
  await until('it is back', () => events.at(-1) === 'connected')
})

test('LIVE-02: rapid connects, disconnects, subscribes and unsubscribes end where they should', async () => {
  const { hub, client } = await startHub()
  const made = client()
  const subscription = made.newSubscription('public:en')
  const received: unknown[] = []
  subscription.on('publication', ({ data }) => void received.push(data))
  for (let round = 0; round < 20; round++) {
    made.connect()
    subscription.subscribe()
    if (round % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 3))
    subscription.unsubscribe()
    if (round % 2 === 0) made.disconnect()
    subscription.subscribe()
  }
  made.connect()
  await subscription.ready(30_000)
  await until('one is left', () => hub.stats().num_clients === 1 && hub.stats().num_subscriptions === 1)
  hub.publish('public:en', { n: 1 })
  await until('the event', () => received.length === 1)
  expect(received).toEqual([{ n: 1 }])
})

test('LIVE-03: the npm client reads history, presence, procedures and publishes where the hub allows it', async () => {
  const room = {
    pattern: null,
    openToUsers: true,
    openToVisitors: true,
    historySize: 10,
    historyTtlMs: 60_000,
    delta: false,
    tagsFilter: false,
    presence: true,
    clientHistory: true,
    clientPublish: true,
  }
  const { client } = await startHub({ namespaces: { room }, procedures: { echo: async (data) => data } })
  const made = client({ token: connectionToken(60) })
  const subscription = made.newSubscription('room:a')
  const received: (string | undefined)[] = []
  subscription.on('publication', ({ info }) => void received.push(info?.user))
  subscription.subscribe()
  made.connect()
  await subscription.ready(30_000)
  await subscription.publish({ n: 1 })
  await until('its own event', () => received.length === 1)
  expect(received).toEqual(['7'])
  expect((await subscription.history({ limit: -1 })).publications).toMatchObject([{ data: { n: 1 }, offset: 1 }])
  expect(Object.values((await subscription.presence()).clients)).toMatchObject([{ user: '7' }])
  expect(await subscription.presenceStats()).toMatchObject({ numClients: 1, numUsers: 1 })
  expect(await made.rpc('echo', { a: 1 })).toEqual({ data: { a: 1 } })
  await expect(made.rpc('other', {})).rejects.toMatchObject({ code: 104 })
})

test('LIVE-03: getState is called again when the hub cannot replay (112)', async () => {
  const { hub, client } = await startHub()
  for (let n = 1; n <= 70; n++) hub.publish('public:en', { n })
  const positions = [
    { offset: 1, epoch: '' },
    { offset: 68, epoch: '' },
  ]
  let asked = 0
  const made = client()
  const subscription = made.newSubscription('public:en', {
    minResubscribeDelay: 10,
    async getState() {
      asked++
      return positions.shift() ?? { offset: 70, epoch: '' }
    },
  })
  const received: unknown[] = []
  subscription.on('publication', ({ data }) => void received.push(data))
  subscription.subscribe()
  made.connect()
  await until('the rest is replayed', () => received.length === 2)
  expect(received).toEqual([{ n: 69 }, { n: 70 }])
  expect(asked).toBe(2)
})

test('LIVE-02: where no WebSocket gets through, the npm client goes on over HTTP streaming', async () => {
  const { hub, client, origin } = await startHub()
  const channel = '$private:en:7'
  const made = client({ token: connectionToken(60), emulationEndpoint: `${origin}/emulation` }, [
    { transport: 'websocket', endpoint: `${origin.replace('http', 'ws')}/blocked` },
    { transport: 'http_stream', endpoint: `${origin}/connection/http_stream` },
  ])
  const subscription = made.newSubscription(channel, { token: subscriptionToken(channel, 60) })
  const received: unknown[] = []
  subscription.on('publication', ({ data }) => void received.push(data))
  subscription.subscribe()
  made.connect()
  await subscription.ready(30_000)
  for (let n = 1; n <= 40; n++) hub.publish(channel, { n, text: 'Спартак' })
  await until('all arrived', () => received.length === 40)
  expect(received[39]).toEqual({ n: 40, text: 'Спартак' })
  subscription.unsubscribe()
  await until('it left', () => hub.stats().num_subscriptions === 0)
  const events = eventsOf(made)
  hub.disconnect('7', { code: 3503, reason: 'force disconnect' })
  await until('the reason', () => events.includes('disconnected:3503'))
})
