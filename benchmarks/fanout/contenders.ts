import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { createHub } from '../../apps/book/src/modules/realtime/index.ts'

/** A server that sends messages to all connections. */
export interface Contender {
  readonly port: number
  readonly path: string
  readonly greeting: string
  /** Sends one message of about 300 bytes, with one mark in it, to all. */
  publish(n: number): void
  close(): Promise<void>
}

const CHANNEL = 'match:en:1'
const OUTCOMES = [1, 2, 3, 4, 5].map((id) => ({ id, active: true, odds: 21_000 + id }))

function payload(n: number): object {
  return {
    type: 'markets_changed',
    mark: '~~',
    data: { match_id: 1, version: n, patches: [{ id: 18, outcomes: OUTCOMES }] },
  }
}

/** The embedded hub, one channel. */
export async function startHubContender(): Promise<Contender> {
  const hub = createHub({ connectionSecret: 'bench', subscriptionSecret: 'bench' })
  const server = createServer()
  hub.attach(server)
  return {
    port: await listen(server),
    path: '/connection/websocket',
    greeting: `{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"${CHANNEL}"}}`,
    publish: (n) => void hub.publish(CHANNEL, payload(n)),
    async close() {
      await hub.close()
      await stop(server)
    },
  }
}

/** The floor: the plain `ws` library, one text per client, the same bytes as the hub's. */
export async function startRawContender(): Promise<Contender> {
  const server = createServer()
  const websockets = new WebSocketServer({ server, perMessageDeflate: false })
  return {
    port: await listen(server),
    path: '/',
    greeting: '',
    publish(n) {
      const text = JSON.stringify({ push: { channel: CHANNEL, pub: { data: payload(n), offset: n } } })
      for (const client of websockets.clients) client.send(text)
    },
    async close() {
      for (const client of websockets.clients) client.terminate()
      await stop(server)
    },
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
