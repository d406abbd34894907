import type { CDPSession, Page } from 'playwright-core'
import { CHROMIUM, DESKTOP, launchBrowser } from '../e2e/harness/browser.ts'
import { startProduct } from '../e2e/harness/product.ts'
import { sleep } from '../e2e/harness/wait.ts'
import { type Measurement, measurement, percentile } from './measurement.ts'

const PICKS = 100
const SLOWER = 4
const FEED_MS = 60_000

interface Presses {
  /** From each press until the badge of the slip was painted with it, in ms. */
  readonly took: readonly number[]
  /** What two frames take here without a press, in ms. */
  readonly frames: readonly number[]
}

/** Picks prices and takes each back, one after the other. */
function pickToBadge(page: Page): Promise<Presses> {
  return page.evaluate(async (picks) => {
    const badge = () => document.querySelector('aside [role="tab"]')?.textContent ?? ''
    const pause = () => new Promise((resolve) => setTimeout(resolve, 120))
    const painted = () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve()
          port2.postMessage(null)
        }),
      )
    const took: number[] = []
    const frames: number[] = []
    let button: HTMLButtonElement | undefined
    for (let at = 0; at < picks; at++) {
      if (at % 2 === 0) {
        const open = document.querySelectorAll<HTMLButtonElement>(
          'main button[data-outcome][aria-pressed="false"]:not([disabled])',
        )
        button = open[at % open.length]
      }
      const before = badge()
      const start = performance.now()
      button?.click()
      while (badge() === before && performance.now() - start < 2_000) await painted()
      const isTaken = badge() !== before
      await painted()
      if (isTaken) took.push(performance.now() - start)
      await pause()
      const idle = performance.now()
      await painted()
      await painted()
      frames.push(performance.now() - idle)
    }
    return { took, frames }
  }, PICKS)
}

interface Weight {
  readonly heap: number
  readonly nodes: number
}

async function weigh(line: CDPSession): Promise<Weight> {
  await line.send('HeapProfiler.collectGarbage')
  const { metrics } = await line.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heap: of('JSHeapUsedSize') / 1_048_576, nodes: of('Nodes') }
}

/** A slip with a combo in it under a busy feed on a slow device: how soon a pick shows, and what a minute of updates leaves. */
export async function run(): Promise<readonly Measurement[]> {
  if (!CHROMIUM) return []
  const product = await startProduct({ SIM_SPEED: '60' })
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: DESKTOP })
    const page = await context.newPage()
    let messages = 0
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        messages += String(payload).split('\n').length
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
    const { took, frames } = await pickToBadge(page)
    await line.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const before = await weigh(line)
    messages = 0
    await sleep(FEED_MS)
    const heard = messages / (FEED_MS / 1_000)
    const after = await weigh(line)
    return [
      measurement('pick.to-painted-badge-p50', percentile(took, 0.5), 'ms', percentile(frames, 0.5)),
      measurement('pick.to-painted-badge-p98', percentile(took, 0.98), 'ms', percentile(frames, 0.98)),
      measurement('pick.messages-a-second', heard, 'messages', 100),
      measurement('pick.heap-after-60s-of-feed', after.heap, 'MB', before.heap),
      measurement('pick.nodes-after-60s-of-feed', after.nodes, 'nodes', before.nodes),
    ]
  } finally {
    await browser.close()
    await product.close()
  }
}
