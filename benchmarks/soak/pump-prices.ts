import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { MARKET_STATUS, type MarketPatch, type RealtimeEvent } from '@touchline/contract'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { sleep } from '../../e2e/harness/wait.ts'

type Changed = Extract<RealtimeEvent, { type: 'markets_changed' }>['data']

interface Received {
  readonly channel: string
  readonly data: Changed
}

/** Responds to a call in place of the server; null: the server responds. */
export type Answering = (url: URL, ask: (path: string) => Promise<unknown>) => Promise<unknown>

/** A line between a page and the server: everything passes, and prices received on it move further at a steady rate. */
export interface Pump {
  /** Where the product is reached over this line. */
  readonly origin: string
  /** Updates a second from here on; 0: none. */
  setRate(perSecond: number): void
  /** Prices that were changed so far. */
  changes(): number
  close(): void
}

/** Every price of one market a hundredth up or down, by turns. */
function moved(patch: MarketPatch, isUp: boolean): MarketPatch {
  const by = isUp ? 100 : -100
  return {
    ...patch,
    outcomes: patch.outcomes.map((outcome) => ({ ...outcome, odds: Math.max(10_100, outcome.odds + by) })),
  }
}

/** The markets whose prices a message moves, one by one. */
function receivedIn(line: string): readonly (readonly [string, Received])[] {
  if (!line.includes('"markets_changed"')) return []
  const { push } = JSON.parse(line) as { push?: { channel: string; pub?: { data: { data: Changed } } } }
  const data = push?.pub?.data.data
  if (push === undefined || data === undefined) return []
  return data.patches
    .filter(({ status }) => status === MARKET_STATUS.allowed)
    .map((patch) => [
      `${data.match_id}/${patch.id}/${patch.specifier}`,
      { channel: push.channel, data: { ...data, patches: [patch] } },
    ])
}

/**
 * Puts a proxy before the product at `target`. It is outside of the browser, so that the page's thread only reads, as
 * with a server.
 */
export async function pumpPrices(target: string, answering: Answering = async () => null): Promise<Pump> {
  const received = new Map<string, Received>()
  const pages = new Set<WebSocket>()
  let rate = 0
  let sent = 0
  let version = Date.now() * 1_000
  const { host } = new URL(target)
  const ask = async (path: string): Promise<unknown> => (await fetch(new URL(path, target))).json()

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url, headers } = incoming
    // Calls of the page are its own site's calls: the server looks where they come from.
    const own = headers.origin === undefined ? { host } : { host, origin: target }
    const call = request(target, { method, path: url, headers: { ...headers, ...own } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    call.on('error', () => outgoing.destroy())
    incoming.pipe(call)
  }
  const server = createServer((incoming, outgoing) => {
    const answer = incoming.method === 'GET' ? answering(new URL(incoming.url ?? '/', target), ask) : null
    void Promise.resolve(answer).then((given) => {
      if (given === null) return pass(incoming, outgoing)
      outgoing.writeHead(200, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify(given))
    })
  })
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const upstream = new WebSocket(`ws://${host}${incoming.url}`, { origin: target })
    upstream.on('error', () => socket.destroy())
    upstream.on('open', () => sockets.handleUpgrade(incoming, socket, head, (page) => join(page, upstream)))
  })
  function join(page: WebSocket, upstream: WebSocket): void {
    pages.add(page)
    page.on('message', (message: RawData) => upstream.send(String(message)))
    upstream.on('message', (message: RawData) => {
      for (const line of String(message).split('\n'))
        for (const [key, value] of receivedIn(line)) received.set(key, value)
      page.send(String(message))
    })
    for (const [side, other] of [
      [page, upstream],
      [upstream, page],
    ] as const)
      side.on('close', () => {
        pages.delete(page)
        other.terminate()
      })
  }

  async function pump(): Promise<void> {
    let debt = 0
    while (server.listening) {
      await sleep(20)
      debt += rate / 50
      const all = [...received]
      for (; debt >= 1; debt -= 1) {
        const [key, { channel, data }] = all[sent % all.length] ?? ['', { channel: '', data: null }]
        if (data === null) break
        version += 1
        const patches = data.patches.map((patch) => moved(patch, sent % 2 === 0))
        const next = { ...data, version, priced_at: new Date().toISOString(), patches }
        received.set(key, { channel, data: next })
        sent += 1
        const message = JSON.stringify({ push: { channel, pub: { data: { type: 'markets_changed', data: next } } } })
        for (const page of pages) page.send(message)
      }
    }
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  void pump()
  const address = server.address()
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    setRate(perSecond) {
      rate = perSecond
    },
    changes: () => sent,
    close() {
      for (const page of pages) page.terminate()
      server.close()
      server.closeAllConnections()
    },
  }
}
