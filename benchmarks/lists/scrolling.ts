import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { CONSENT, PHONE } from '../../e2e/harness/browser.ts'
import { sleep } from '../../e2e/harness/wait.ts'
import { type Measurement, measurement, percentile, line as printed } from '../measurement.ts'
import { onProduct } from '../on-product.ts'
import { type Answering, type Pump, pumpPrices } from '../soak/pump-prices.ts'

const EVENTS = 5_000
/** Updates a second. */
const RATE = 100
const SLOWER = 4
/** The longest frame of a scrolled list, in ms: three refreshes of a screen, with a tolerance for its clock. */
const FRAME_MS = 50
/** Frames that are measured. */
const FRAMES = 400
/** How long a page rests after a navigation before it is measured, in ms. */
const SETTLE_MS = 2_000
/** Px a frame: a hand that reads, and one that looks for the end. */
const STEPS = { reading: 24, hurrying: 160 } as const
/** Above all ids of the demo world. */
const APART = 10_000_000

interface Answer {
  readonly data: readonly { readonly id: number }[]
  readonly pagination: { readonly page: number; readonly limit: number; readonly total: number }
}

/** Pages of the real listing again and again under other ids, until there are so many events. */
const repeated: Answering = async (url, ask) => {
  const page = Number(url.searchParams.get('page') ?? 1)
  const isListing = url.pathname.endsWith('/matches') && url.searchParams.get('match_status') === 'bettable'
  if (!isListing || !url.searchParams.has('page')) return null
  url.searchParams.set('page', '1')
  const real = (await ask(url.pathname + url.search)) as Answer
  const { limit } = real.pagination
  const last = Math.ceil(EVENTS / limit)
  const data = real.data.map((event) => ({ ...event, id: event.id + (page - 1) * APART }))
  return { data, pagination: { page, limit, total: last * limit, last_page: last } }
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

/** Processor time of the page's own thread so far, in ms. */
async function cpuOf(line: CDPSession): Promise<number> {
  const { metrics } = await line.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1_000
}

interface Scrolled {
  /** Of each frame on the slower processor, in ms. */
  readonly took: readonly number[]
  /** Processor time of a frame on this one, in ms: what other work does beside it changes that little. */
  readonly cpu: number
}

async function scrolled(page: Page, line: CDPSession, step: number): Promise<Scrolled> {
  const speed = (rate: number) => line.send('Emulation.setCPUThrottlingRate', { rate })
  const toTop = () => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await toTop()
  await sleep(SETTLE_MS)
  const before = await cpuOf(line)
  await framesOf(page, step, FRAMES)
  const cpu = ((await cpuOf(line)) - before) / FRAMES
  await toTop()
  await speed(SLOWER)
  await sleep(SETTLE_MS)
  const took = await framesOf(page, step, FRAMES)
  await speed(1)
  return { took, cpu }
}

/** A page whose thread is timed; it is in front. */
async function timed(page: Page): Promise<CDPSession> {
  const line = await page.context().newCDPSession(page)
  await line.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.bringToFront()
  return line
}

/** A list that has grown to all its rows; the window shows some of them. */
async function grown(context: BrowserContext, origin: string): Promise<Page> {
  await context.addCookies([CONSENT])
  const page = await context.newPage()
  await page.goto(`${origin}/sports/football`)
  await page.getByRole('link', { name: 'All', exact: true }).first().click()
  await page.locator('main nav [rel="next"][href*="tab=all"]').evaluate((next) => next.scrollIntoView())
  await grow(page)
  // The browser collects the garbage of growing within a minute or two, in 130 to 220 ms that are no frame of
  // scrolling.
  const line = await context.newCDPSession(page)
  await line.send('HeapProfiler.collectGarbage')
  await line.detach()
  return page
}

/** Frames of one kind of window; the floor is an empty page as long, on the same processor in the same run. */
async function looked(context: BrowserContext, pump: Pump, name: string): Promise<readonly Measurement[]> {
  pump.setRate(0)
  const page = await grown(context, pump.origin)
  const bare = await context.newPage()
  await bare.setContent(`<div style="block-size: ${EVENTS * 60}px"></div>`)
  const floor = await scrolled(bare, await timed(bare), STEPS.reading)
  pump.setRate(RATE)
  const line = await timed(page)
  const kinds = {
    reading: await scrolled(page, line, STEPS.reading),
    hurrying: await scrolled(page, line, STEPS.hurrying),
  }
  const rows = await page.locator('main [data-far="true"] a, main li[data-match]').count()
  await context.close()
  const long = (frames: readonly number[]) => frames.filter((ms) => Math.round(ms) > FRAME_MS).length
  return [
    measurement(`lists.${name}rows`, rows, 'rows', EVENTS),
    ...(['reading', 'hurrying'] as const).flatMap((kind) => {
      const { took, cpu } = kinds[kind]
      return [
        measurement(`lists.${name}frame-${kind}-cpu`, cpu, 'ms', floor.cpu),
        measurement(`lists.${name}frame-${kind}-p50`, percentile(took, 0.5), 'ms', percentile(floor.took, 0.5)),
        measurement(`lists.${name}frame-${kind}-p99`, percentile(took, 0.99), 'ms', percentile(floor.took, 0.99)),
        measurement(`lists.${name}frame-${kind}-longest`, Math.max(...took), 'ms', Math.max(...floor.took)),
        measurement(`lists.${name}frames-over-50-${kind}`, long(took), `of ${FRAMES}`, long(floor.took)),
      ]
    }),
  ]
}

/**
 * A list of 5,000 rows, scrolled on a processor four times slower with a hundred updates a second: in a window of a
 * desktop, and in one of a phone, which such a processor represents.
 */
export function scrolling(): Promise<readonly Measurement[]> {
  return onProduct({ SIM_SPEED: '12' }, async ({ product, browser, context }) => {
    const pump = await pumpPrices(product.origin, repeated)
    const desk = await looked(context, pump, '')
    const hand = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
    const phone = await looked(hand, pump, 'phone-')
    pump.close()
    return [...desk, ...phone]
  })
}

if (import.meta.main) {
  for (const result of await scrolling()) console.log(printed(result))
  process.exit()
}
