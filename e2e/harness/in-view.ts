import type { Page } from 'playwright-core'

/** What one window of a page shows without scrolling. */
export interface InView {
  /** Rows of matches that are wholly in view. */
  readonly rows: number
  /** Prices that are wholly in view. */
  readonly prices: number
  /** Names of sides that end in an ellipsis, anywhere in the content. */
  readonly truncated: readonly string[]
  /** Sizes of all text of the content, in px. */
  readonly sizes: readonly number[]
}

/** Counts what of a page is in view, above the bar at the foot of a small screen. */
export function inView(page: Page): Promise<InView> {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const bar = document.querySelector('[data-placement="tabbar_mobile"]')?.getBoundingClientRect()
    const foot = bar !== undefined && bar.height > 0 ? bar.top : innerHeight
    const isSeen = (element: Element) => {
      const { width, top, bottom, left, right } = element.getBoundingClientRect()
      return width > 0 && top >= 0 && bottom <= foot + 0.5 && left >= -0.5 && right <= innerWidth + 0.5
    }
    const count = (selector: string) => [...main.querySelectorAll(selector)].filter(isSeen).length
    const truncated = [...main.querySelectorAll('[data-match] bdi')]
      .filter((name) => getComputedStyle(name).textOverflow === 'ellipsis' && name.scrollWidth > name.clientWidth + 1)
      .map((name) => name.textContent ?? '')
    const sizes = new Set<number>()
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (parent === null || node.textContent?.trim() === '' || parent.closest('svg') || !parent.checkVisibility())
        continue
      sizes.add(Number.parseFloat(getComputedStyle(parent).fontSize))
    }
    return {
      rows: count('li[data-match]'),
      prices: count('button[data-outcome]'),
      truncated: [...new Set(truncated)],
      sizes: [...sizes].sort((a, b) => a - b),
    }
  })
}
