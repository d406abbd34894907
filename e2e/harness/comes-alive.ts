import type { Page } from 'playwright-core'

/** A page whose code a test keeps away stays as the server sent it: what follows then looks at just that. */
const AT_MOST_MS = 8_000

/**
 * Waits until React has taken over every button that the server drew: a press that comes before it does nothing. A
 * person presses again; a journey on a slow machine would wait for what never comes.
 */
async function comesAlive(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        const drawn = [...document.querySelectorAll('#app button, #app summary')]
        return drawn.every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')))
      },
      undefined,
      { timeout: AT_MOST_MS, polling: 50 },
    )
    .catch(() => {})
}

/** Makes a page that was opened or loaded again be waited for until it can be used, unless less was requested. */
export function waitsUntilAlive(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    if (options?.waitUntil === undefined) await comesAlive(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (options?.waitUntil === undefined) await comesAlive(page)
    return answer
  }
  return page
}
