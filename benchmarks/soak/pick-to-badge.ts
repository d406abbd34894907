import type { Page } from 'playwright-core'
import { bringPaints, type Paints } from '../painted.ts'

const PICKS = 100

interface Presses {
  /** From each press until the badge of the slip was painted with it, in ms. */
  readonly took: readonly number[]
  /** What two frames take here without a press, in ms. */
  readonly frames: readonly number[]
}

/** Picks prices and takes each back, one after the other. */
export async function pickToBadge(page: Page): Promise<Presses> {
  await page.evaluate(bringPaints)
  return page.evaluate(async (picks) => {
    const badge = () => document.querySelector('aside [role="tab"]')?.textContent ?? ''
    const pause = () => new Promise((resolve) => setTimeout(resolve, 120))
    const { painted } = window as unknown as Paints
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
      // One whose market closed under the press takes nothing; any other that is not painted by now counts as it is.
      const counts = badge() !== before || (button?.isConnected === true && !button.disabled)
      await painted()
      if (counts) took.push(performance.now() - start)
      await pause()
      const idle = performance.now()
      await painted()
      await painted()
      frames.push(performance.now() - idle)
    }
    return { took, frames }
  }, PICKS)
}
