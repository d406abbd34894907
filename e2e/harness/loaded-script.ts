import type { BrowserContext, Page } from 'playwright-core'

/** Script that a page has loaded, in bytes as they came over the line. */
interface LoadedScript {
  /** Before hydration. */
  readonly first: number
  readonly all: number
}

const ALIVE = 'came alive'

/** Makes pages of a context record their hydration; call it before the first page is opened. */
export async function watchLife(context: BrowserContext): Promise<void> {
  await context.addInitScript((alive) => {
    Object.defineProperty(window, '__touchline', {
      configurable: true,
      set(hook: unknown) {
        performance.mark(alive)
        Object.defineProperty(window, '__touchline', { value: hook })
      },
    })
  }, ALIVE)
}

export function loadedScript(page: Page): Promise<LoadedScript> {
  return page.evaluate((alive) => {
    const [mark] = performance.getEntriesByName(alive, 'mark')
    const entries = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    const scripts = [...new Map(entries.map((entry) => [entry.name, entry as PerformanceResourceTiming])).values()]
    const sum = (some: readonly PerformanceResourceTiming[]) =>
      some.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
    return {
      first: sum(scripts.filter(({ startTime }) => mark === undefined || startTime < mark.startTime)),
      all: sum(scripts),
    }
  }, ALIVE)
}
