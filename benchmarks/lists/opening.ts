import type { Page } from 'playwright-core'
import { line, type Measurement, measurement, median } from '../measurement.ts'
import { onProduct } from '../on-product.ts'
import { bringPaints, type Paints } from '../painted.ts'

const MARKETS = 1_000
const OPENINGS = 7
/** Milliseconds in which so many markets open. */
const OPEN_MS = 300
/** Milliseconds from a press to the painted list of another page whose data is there. */
const ROUTE_MS = 200

/** From the press on a row until the match's cards have been painted, in ms. */
function opens(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { painted } = window as unknown as Paints
    const start = performance.now()
    document.querySelector<HTMLAnchorElement>('main [data-match] a')?.click()
    while (!document.querySelector('main [data-card]') && performance.now() - start < 20_000) await painted()
    await painted()
    return performance.now() - start
  })
}

/** Repeats the markets in responses `window.markets` times, before the page sees them; that time is not the page's. */
function lengthen(): void {
  const ours = window as unknown as { markets: number; madeMs: number }
  ours.madeMs = 0
  const real = window.fetch.bind(window)
  window.fetch = async (...asked) => {
    const response = await real(...asked)
    if (!ours.markets || !/\/matches\/\d+\/markets\?/.test(response.url)) return response
    const answer = (await response.json()) as { data: { id: number; specifier: string }[] }
    const start = performance.now()
    const { length } = answer.data
    answer.data = Array.from({ length: ours.markets }, (_, at) => {
      const market = answer.data[at % length] as { id: number; specifier: string }
      return at < length ? market : { ...market, id: 500_000 + at, specifier: '' }
    })
    const made = new Response(JSON.stringify(answer), { headers: response.headers })
    ours.madeMs = performance.now() - start
    return made
  }
}

/** From the press on a link, once its page was got ready by pointing at it, until rows have been painted, in ms. */
async function changes(page: Page, name: string): Promise<number> {
  const link = page.locator('nav').getByRole('link', { name, exact: false }).first()
  await link.hover()
  await page.waitForLoadState('networkidle')
  return link.evaluate(async (pressed: HTMLAnchorElement) => {
    const start = performance.now()
    pressed.click()
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    while (location.pathname !== new URL(pressed.href).pathname || document.querySelector('[aria-busy="true"]'))
      await frame()
    while (!document.querySelector('main li[data-match]')) await frame()
    await frame()
    return performance.now() - start
  })
}

/** A match with 1,000 markets against one with its own, each opened from a list, and a list opened from another. */
export function opening(): Promise<readonly Measurement[]> {
  return onProduct({}, async ({ product, context }) => {
    const page = await context.newPage()
    await page.addInitScript(lengthen)
    await page.addInitScript(bringPaints)
    const times: Record<'few' | 'all', number[]> = { few: [], all: [] }
    for (let at = 0; at < OPENINGS * 2; at += 1) {
      const many = at % 2 === 1
      await page.goto(`${product.origin}/sports/football`)
      await page.waitForFunction(() => (window as { __touchline?: { connected: boolean } }).__touchline?.connected)
      await page.evaluate((markets) => Object.assign(window, { markets }), many ? MARKETS : 0)
      const took = await opens(page)
      const made = await page.evaluate(() => (window as unknown as { madeMs: number }).madeMs)
      times[many ? 'all' : 'few'].push(took - (many ? made : 0))
    }
    const routes: number[] = []
    for (let at = 0; at < OPENINGS * 2; at += 1)
      routes.push(await changes(page, at % 2 === 0 ? 'Tennis' : 'Basketball'))
    return [
      measurement('lists.open-1000-markets', median(times.all), 'ms', median(times.few)),
      measurement('lists.open-1000-markets-of-wanted', median(times.all), 'ms', OPEN_MS),
      measurement('lists.route-change-warm', median(routes), 'ms', ROUTE_MS),
    ]
  })
}

if (import.meta.main) {
  for (const result of await opening()) console.log(line(result))
  process.exit()
}
