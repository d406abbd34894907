import type { Page } from 'playwright-core'
import { bringPaints, type Paints } from '../painted.ts'

const PICKS = 100

interface Presses {
  /** From each press until the frame that shows the badge of the slip with it was painted, in ms. */
  readonly took: readonly number[]
  /** Until the badge had changed in the document, which is what the product does itself; the rest is the next frame. */
  readonly changed: readonly number[]
  /** What the next frame takes here without a press, in ms. */
  readonly frames: readonly number[]
}

/** Picks prices and takes each back, one after the other. */
export async function pickToBadge(page: Page): Promise<Presses> {
  await page.evaluate(bringPaints)
  return page.evaluate(async (picks) => {
    const tabs = document.querySelector('aside [role="tablist"]')
    const badge = () => document.querySelector('aside [role="tab"]')?.textContent ?? ''
    const pause = () => new Promise((resolve) => setTimeout(resolve, 120))
    const { painted } = window as unknown as Paints
    /** The moment at which the badge changes, or 2 s from now. */
    const badgeChanges = (before: string) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (badge() !== before) done()
        }
        const observer = new MutationObserver(look)
        const late = setTimeout(done, 2_000)
        function done() {
          observer.disconnect()
          clearTimeout(late)
          resolve(performance.now())
        }
        if (tabs !== null) observer.observe(tabs, { subtree: true, childList: true, characterData: true })
      })
    const took: number[] = []
    const changed: number[] = []
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
      const change = badgeChanges(before)
      const start = performance.now()
      button?.click()
      const shownAt = await change
      // A press on a market that has just closed does nothing; any other press counts, painted or not.
      const counts = badge() !== before || (button?.isConnected === true && !button.disabled)
      await painted()
      if (counts) {
        took.push(performance.now() - start)
        changed.push(shownAt - start)
      }
      await pause()
      const idle = performance.now()
      await painted()
      frames.push(performance.now() - idle)
    }
    return { took, changed, frames }
  }, PICKS)
}
