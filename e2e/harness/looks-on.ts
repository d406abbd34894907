import type { Locator, Page } from 'playwright-core'

/** A jump of the page: how far as Chromium reckons it, and what moved from where to where. */
interface Jump {
  readonly value: number
  readonly what: readonly string[]
}

/** Measurements of a page without any input. */
export interface Looks {
  /** Sum of all jumps. */
  readonly shift: number
  readonly jumps: readonly Jump[]
}

interface ShiftSource {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

/** Notes in the page what jumps in it without having been requested; call before it is opened. */
export async function watchJumps(page: Page): Promise<() => Promise<Looks>> {
  await page.addInitScript(() => {
    const seen = { shift: 0, jumps: [] as Jump[] }
    Object.assign(window, { jumps: seen })
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map((px) => Math.round(px)).join(' ')
    const name = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement
      const copy = element?.cloneNode(false) as Element | undefined
      const block = element?.closest('[data-block]')?.getAttribute('data-block') ?? 'no block'
      return `${copy?.outerHTML.slice(0, 90) ?? 'gone'} in ${block} "${(element?.textContent ?? '').slice(0, 40)}"`
    }
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly ShiftSource[] }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        seen.shift += value
        const what = sources.map((it) => `${name(it.node)}: ${place(it.previousRect)} to ${place(it.currentRect)}`)
        seen.jumps.push({ value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { jumps: Looks }).jumps)
}

/** The largest jumps as text, for the message of a failed test. */
export function wordsOf({ jumps }: Looks): string {
  return jumps
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 3)
    .map(({ value, what }) => `${value.toFixed(4)}: ${what.join('; ')}`)
    .join('\n')
}

/** Counts the matching elements with every frame from now on; resolves with all counts that occurred. */
export async function watchCounts(page: Page, selector: string): Promise<() => Promise<readonly number[]>> {
  const counts = await page.evaluateHandle((sought) => {
    const seen = new Set<number>()
    const look = () => {
      seen.add(document.querySelectorAll(sought).length)
      requestAnimationFrame(look)
    }
    look()
    return seen
  }, selector)
  return () => counts.evaluate((seen) => [...seen])
}

/** Scrolls until an element is in the middle of the window; returns by how many px that moved it. */
export function putsInTheMiddle(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return Math.abs(element.getBoundingClientRect().top - top)
  })
}
