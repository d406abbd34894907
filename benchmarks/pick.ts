import type { RealtimeEvent } from '@touchline/contract'
import { sleep } from '../e2e/harness/wait.ts'
import { type Measurement, measurement, percentile } from './measurement.ts'
import { onProduct } from './on-product.ts'
import { pickToBadge } from './soak/pick-to-badge.ts'
import { weigh } from './soak/weigh.ts'

const SLOWER = 4
const FEED_MS = 60_000
/** How many prices a second are to move while prices are picked. */
const UPDATES = 100

type Changed = Extract<RealtimeEvent, { type: 'markets_changed' }>['data']

/** How many prices a payload of the realtime connection holds. */
function pricesOf(payload: string | Buffer): number {
  let prices = 0
  for (const line of String(payload).split('\n')) {
    if (!line.includes('"markets_changed"')) continue
    const { push } = JSON.parse(line) as { push?: { pub?: { data: { data: Changed } } } }
    for (const { outcomes } of push?.pub?.data.data.patches ?? []) prices += outcomes.length
  }
  return prices
}

/**
 * A slip with a combo under a busy feed on a slow device: how soon a pick shows, and what a minute of updates leaves.
 */
export function run(): Promise<readonly Measurement[]> {
  return onProduct({ SIM_SPEED: '60' }, async ({ product, context }) => {
    const page = await context.newPage()
    let [messages, prices] = [0, 0]
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        messages += String(payload).split('\n').length
        prices += pricesOf(payload)
      }),
    )
    await page.goto(`${product.origin}/sports/live`)
    const button = page.locator('main button[data-outcome]:not([disabled])')
    await button.nth(20).click()
    await page
      .locator('aside')
      .getByText('Place bet')
      .or(page.locator('aside').getByText('Sign in to bet'))
      .first()
      .waitFor()
    await button.nth(20).click()
    const line = await context.newCDPSession(page)
    await line.send('Performance.enable')
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    prices = 0
    const start = performance.now()
    const { took, changed, frames } = await pickToBadge(page)
    const pricesPerSecond = prices / ((performance.now() - start) / 1_000)
    await line.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const before = await weigh(line)
    messages = 0
    await sleep(FEED_MS)
    const received = messages / (FEED_MS / 1_000)
    const after = await weigh(line)
    return [
      measurement('pick.to-painted-badge-p50', percentile(took, 0.5), 'ms', percentile(frames, 0.5)),
      measurement('pick.to-painted-badge-p98', percentile(took, 0.98), 'ms', percentile(frames, 0.98)),
      measurement('pick.to-changed-badge-p98', percentile(changed, 0.98), 'ms', null),
      measurement('pick.prices-a-second-meanwhile', pricesPerSecond, 'prices', UPDATES),
      measurement('pick.messages-a-second', received, 'messages', null),
      measurement('pick.heap-after-60s-of-feed', after.heap, 'MB', before.heap),
      measurement('pick.nodes-after-60s-of-feed', after.nodes, 'nodes', before.nodes),
    ]
  })
}
