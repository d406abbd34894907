import type { Page } from 'playwright-core'

/**
 * Waits until a page is completely drawn: its fonts and pictures have loaded, and nothing of the document changes
 * between two idle moments of the browser. Parts that hydrate later, and effects that measure the layout, come after
 * the page reports that it is ready.
 */
export async function comesToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changes = new MutationObserver(() => {})
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    // A page that is not in front draws no frame: nothing is waited for without end.
    const within = (ms: number, what: Promise<unknown>) =>
      Promise.race([what, new Promise((resolve) => setTimeout(resolve, ms))])
    const nextFrame = () => within(500, new Promise((resolve) => requestAnimationFrame(resolve)))
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
    do {
      changes.takeRecords()
      // Rows that a long page leaves undrawn until they are scrolled to are drawn at once, as they are on screen.
      for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
        if (getComputedStyle(element).contentVisibility !== 'auto') continue
        element.style.contentVisibility = 'visible'
        element.style.contain = 'layout style paint'
      }
      await within(10_000, document.fonts.ready)
      for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager'
      await within(10_000, Promise.all([...document.images].map((image) => image.decode().catch(() => {}))))
      await nextFrame()
      // Colours that change with the theme do so over a moment.
      const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await within(2_000, Promise.all(changing.map(({ finished }) => finished.catch(() => {}))))
      await nextFrame()
      await idle()
    } while (changes.takeRecords().length > 0)
    changes.disconnect()
  })
}
