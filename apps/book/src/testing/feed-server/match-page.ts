import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventChannel, parseEvent } from '@touchline/contract'
import { createHub, createHubPublisher } from '../../modules/realtime/index.ts'
import { openRawClient } from '../../modules/realtime/testing/raw-client.ts'
import type { RecordingPublisher } from '../recording-publisher.ts'

/** A page of a match: what its socket receives, over a hub and a real connection. */
export interface MatchPage {
  /** Odds x 10,000 at which the page offers an outcome; null while its market is not open. */
  offers(marketId: number, specifier: string, outcomeId: string): number | null
  close(): Promise<void>
}

interface ShownMarket {
  readonly version: number
  readonly isOpen: boolean
  readonly outcomes: ReadonlyMap<string, { readonly odds: number; readonly active: boolean }>
}

/** Opens the page before the first price of its match: the channel then sends each market as a whole. */
export async function openMatchPage(publisher: RecordingPublisher, match: number): Promise<MatchPage> {
  const hub = createHub({ connectionSecret: 'of a page', subscriptionSecret: 'of a page' })
  const server = createServer()
  hub.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  publisher.alsoTo = createHubPublisher(hub)
  const client = await openRawClient(`ws://127.0.0.1:${port}/connection/websocket`)
  await client.ask({ id: 1, connect: {} })
  const joined = await client.ask({ id: 2, subscribe: { channel: eventChannel('en', match) } })
  if (joined.subscribe === undefined) throw new Error(`The page cannot subscribe: ${JSON.stringify(joined)}`)
  const markets = new Map<string, ShownMarket>()
  let read = 0

  function apply(text: string): void {
    const line = JSON.parse(text) as { readonly push?: { readonly pub?: { readonly data: unknown } } }
    const event = parseEvent(line.push?.pub?.data)
    if (event?.type !== 'markets_changed') return
    const { version, patches } = event.data
    for (const market of [...patches.map((patch) => ({ ...patch, version })), ...event.data.markets]) {
      const key = `${market.id} ${market.specifier}`
      if ((markets.get(key)?.version ?? -1) >= market.version) continue
      const outcomes = new Map(market.outcomes.map(({ id, odds, active }) => [id, { odds, active }]))
      markets.set(key, { version: market.version, isOpen: market.status === 1, outcomes })
    }
  }

  return {
    offers(marketId, specifier, outcomeId) {
      for (; read < client.frames.length; read++)
        for (const text of (client.frames[read] ?? '').split('\n')) apply(text)
      const market = markets.get(`${marketId} ${specifier}`)
      const outcome = market?.outcomes.get(outcomeId)
      return market?.isOpen && outcome?.active ? outcome.odds : null
    },
    async close() {
      publisher.alsoTo = null
      client.socket.terminate()
      await hub.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
