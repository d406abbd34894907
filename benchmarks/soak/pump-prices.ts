import { MARKET_STATUS, type MarketPatch, type RealtimeEvent } from '@touchline/contract'
import type { Page } from 'playwright-core'
import { sleep } from '../../e2e/harness/wait.ts'

type Changed = Extract<RealtimeEvent, { type: 'markets_changed' }>['data']

interface Heard {
  readonly channel: string
  readonly data: Changed
}

/** The page's realtime line: everything passes, and prices heard on it move further at a steady rate. */
export interface Pump {
  /** Updates a second from here on; 0: none. */
  setRate(perSecond: number): void
  /** Prices that were changed so far. */
  changes(): number
}

export async function pumpPrices(page: Page): Promise<Pump> {
  const heard = new Map<string, Heard>()
  let toPage: (message: string) => void = () => {}
  let rate = 0
  let sent = 0
  let version = Date.now() * 1_000
  await page.routeWebSocket(/\/connection\/websocket/, (socket) => {
    const server = socket.connectToServer()
    toPage = (message) => socket.send(message)
    server.onMessage((message) => {
      for (const line of String(message).split('\n')) remember(line)
      socket.send(message)
    })
    socket.onMessage((message) => server.send(message))
  })

  function remember(line: string): void {
    if (!line.includes('"markets_changed"')) return
    const { push } = JSON.parse(line) as { push?: { channel: string; pub?: { data: { data: Changed } } } }
    const data = push?.pub?.data.data
    if (push === undefined || data === undefined) return
    for (const patch of data.patches)
      if (patch.status === MARKET_STATUS.allowed)
        heard.set(`${data.match_id}/${patch.id}/${patch.specifier}`, {
          channel: push.channel,
          data: { ...data, patches: [patch] },
        })
  }

  /** Every price of one market a hundredth up or down, by turns. */
  function moved(patch: MarketPatch): MarketPatch {
    const by = sent % 2 === 0 ? 100 : -100
    return {
      ...patch,
      outcomes: patch.outcomes.map((outcome) => ({ ...outcome, odds: Math.max(10_100, outcome.odds + by) })),
    }
  }

  async function pump(): Promise<void> {
    let debt = 0
    for (;;) {
      await sleep(20)
      debt += rate / 50
      const all = [...heard]
      while (debt >= 1 && all.length > 0) {
        debt -= 1
        const [key, { channel, data }] = all[sent % all.length] ?? all[0] ?? ['', { channel: '', data: null }]
        if (data === null) return
        version += 1
        const next = { ...data, version, priced_at: new Date().toISOString(), patches: data.patches.map(moved) }
        heard.set(key, { channel, data: next })
        sent += 1
        toPage(JSON.stringify({ push: { channel, pub: { data: { type: 'markets_changed', data: next } } } }))
      }
    }
  }
  void pump()
  return {
    setRate(perSecond) {
      rate = perSecond
    },
    changes: () => sent,
  }
}
