import type { Page, Route } from 'playwright-core'
import { line, type Measurement, measurement, percentile } from '../measurement.ts'
import { onProduct } from '../on-product.ts'
import { pumpPrices } from '../soak/pump-prices.ts'

const EVENTS = 5_000
/** Updates a second. */
const RATE = 100
const SLOWER = 4
/** No frame of a list that is scrolled may take longer, in ms. */
const FRAME_MS = 50
/** Frames that are measured. */
const FRAMES = 400
/** Px a frame: a hand that reads, and one that looks for the end. */
const STEPS = { reading: 24, hurrying: 160 } as const
/** Above all ids of the demo world. */
const APART = 10_000_000

interface Answer {
  readonly data: readonly { readonly id: number }[]
  readonly pagination: { readonly page: number; readonly limit: number; readonly total: number }
}

/** Pages of the real listing again and again under other ids, until there are so many events. */
async function repeat(route: Route): Promise<void> {
  const url = new URL(route.request().url())
  const page = Number(url.searchParams.get('page') ?? 1)
  if (url.searchParams.get('match_status') !== 'bettable' || !url.searchParams.has('page')) return route.continue()
  url.searchParams.set('page', '1')
  const real: Answer = await (await route.fetch({ url: url.href })).json()
  const { limit } = real.pagination
  const last = Math.ceil(EVENTS / limit)
  const data = real.data.map((event) => ({ ...event, id: event.id + (page - 1) * APART }))
  return route.fulfill({ json: { data, pagination: { page, limit, total: last * limit, last_page: last } } })
}

/** The list with all its rows, from its first page on. */
async function grow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show more' }).click()
  for (;;) {
    const isWhole = await page.evaluate(async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return document.querySelector('main [role="status"]')?.textContent ?? ''
    })
    const [shown, total] = isWhole.replaceAll(',', '').split(' of ')
    if (shown === total) return
  }
}

/** How long each frame takes while the page is scrolled by so much in each. */
function framesOf(page: Page, step: number, frames: number): Promise<readonly number[]> {
  return page.evaluate(
    async ([by, count]) => {
      const took: number[] = []
      let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      for (let frame = 0; frame < count; frame += 1) {
        window.scrollBy({ top: by, behavior: 'instant' })
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
        took.push(now - last)
        last = now
      }
      return took
    },
    [step, frames] as const,
  )
}

/**
 * A list that has grown to 5,000 rows, scrolled on a processor four times slower with a hundred updates a second. The floor is an
 * empty page as long, on the same processor in the same run: what else the machine does is in both.
 */
export function scrolling(): Promise<readonly Measurement[]> {
  return onProduct({ SIM_SPEED: '12' }, async ({ product, context }) => {
    const page = await context.newPage()
    const pump = await pumpPrices(page)
    await page.route('**/api/v2/matches?**', repeat)
    await page.goto(`${product.origin}/sports/football`)
    await page.getByRole('link', { name: 'All', exact: true }).first().click()
    await page.locator('main nav [rel="next"]').evaluate((next) => next.scrollIntoView())
    await grow(page)
    const bare = await context.newPage()
    await bare.setContent(`<div style="block-size: ${EVENTS * 60}px"></div>`)
    const slow = async (at: Page) => {
      await (await context.newCDPSession(at)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    }
    await slow(bare)
    const floor = await framesOf(bare, STEPS.reading, FRAMES)
    await page.bringToFront()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    pump.setRate(RATE)
    await slow(page)
    const took: Record<keyof typeof STEPS, readonly number[]> = {
      reading: await framesOf(page, STEPS.reading, FRAMES),
      hurrying: await framesOf(page, STEPS.hurrying, FRAMES),
    }
    const long = (frames: readonly number[]) => frames.filter((ms) => ms > FRAME_MS).length
    return [
      measurement('lists.rows', await page.locator('main [data-far] a, main li[data-match]').count(), 'links', EVENTS),
      ...(['reading', 'hurrying'] as const).flatMap((kind) => [
        measurement(`lists.frame-${kind}-p99`, percentile(took[kind], 0.99), 'ms', percentile(floor, 0.99)),
        measurement(`lists.frame-${kind}-longest`, Math.max(...took[kind]), 'ms', Math.max(...floor)),
        measurement(`lists.frames-over-50-${kind}`, long(took[kind]), `of ${FRAMES}`, long(floor)),
      ]),
    ]
  })
}

if (import.meta.main) {
  for (const result of await scrolling()) console.log(line(result))
  process.exit()
}
