import type { CDPSession, Page } from 'playwright-core'
import { sleep } from '../e2e/harness/wait.ts'
import { type Measurement, measurement, percentile } from './measurement.ts'
import { onProduct } from './on-product.ts'
import { pickToBadge } from './soak/pick-to-badge.ts'
import { pumpPrices } from './soak/pump-prices.ts'
import { weigh } from './soak/weigh.ts'

/** `SOAK_MINUTES=60 ./bench soak` runs for an hour. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 5)
const SOAK_RATE = 200
const PICK_RATE = 100
const SLOWER = 4

/** Counts how often the text of a price changed, from here on. */
async function countPainted(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counts = window as unknown as { pricesPainted: number }
    counts.pricesPainted = 0
    new MutationObserver((records) => {
      counts.pricesPainted += records.filter(({ type }) => type === 'characterData').length
    }).observe(document.querySelector('main') ?? document.body, { characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { pricesPainted: number }).pricesPainted)
}

async function slow(line: CDPSession, rate: number): Promise<void> {
  await line.send('Emulation.setCPUThrottlingRate', { rate })
}

/**
 * The in-play page under many prices: how soon a pick shows at a hundred a second, and what two hundred a second leave
 * in the end.
 */
export function run(): Promise<readonly Measurement[]> {
  return onProduct({ SIM_SPEED: '12' }, async ({ product, context }) => {
    const page = await context.newPage()
    const pump = await pumpPrices(product.origin)
    await page.goto(`${pump.origin}/sports/live`)
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
    pump.setRate(PICK_RATE)
    await sleep(3_000)
    await slow(line, SLOWER)
    const { took, frames } = await pickToBadge(page)
    await slow(line, 1)

    pump.setRate(SOAK_RATE)
    await sleep(30_000)
    const before = await weigh(line)
    const painted = await countPainted(page)
    const first = pump.changes()
    const heaps: number[] = []
    for (let minute = 0; minute < MINUTES; minute++) {
      await sleep(60_000)
      const { heap, nodes } = await weigh(line)
      heaps.push(heap)
      console.error(`soak: ${minute + 1} min, ${heap.toFixed(1)} MB, ${nodes} nodes`)
    }
    const changes = pump.changes() - first
    const after = await weigh(line)
    pump.close()
    return [
      measurement('soak.pick-to-painted-badge-p50', percentile(took, 0.5), 'ms', percentile(frames, 0.5)),
      measurement('soak.pick-to-painted-badge-p98', percentile(took, 0.98), 'ms', percentile(frames, 0.98)),
      measurement('soak.updates-a-second', changes / (MINUTES * 60), 'updates', SOAK_RATE),
      measurement('soak.price-texts-painted-per-update', (await painted()) / Math.max(1, changes), 'texts', 1),
      measurement(`soak.heap-after-${MINUTES}min`, after.heap, 'MB', before.heap),
      measurement('soak.largest-heap', Math.max(...heaps, after.heap), 'MB', before.heap),
      measurement(`soak.nodes-after-${MINUTES}min`, after.nodes, 'nodes', before.nodes),
    ]
  })
}
