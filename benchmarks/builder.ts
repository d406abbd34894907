import type { BrowserContext, Page } from 'playwright-core'
import { fetchJson } from '../e2e/harness/api.ts'
import { type Measurement, measurement, median, percentile } from './measurement.ts'
import { onProduct } from './on-product.ts'

/** What a price may take from the pick to the screen, in ms (MATCH-03). */
const ALLOWED_MS = 300
const PICKS = 100

/** Picks an outcome of the builder and removes it, repeatedly. Returns ms from the press until the price is painted. */
async function pressedToPriced(page: Page): Promise<readonly number[]> {
  return page.evaluate(async (picks) => {
    const painted = () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())))
    const outcomes = () => [
      ...document.querySelectorAll<HTMLElement>('main [data-pick][aria-pressed="false"]:not([aria-disabled])'),
    ]
    const picked = () => [...document.querySelectorAll<HTMLElement>('main [data-pick][aria-pressed="true"]')]
    const priced = async () => {
      while (document.querySelector('[data-builder-price]') === null) await painted()
      return painted()
    }
    const took: number[] = []
    for (let at = 0; at < picks; at++) {
      const [first] = picked()
      for (const other of picked().slice(1)) other.click()
      if (first === undefined) outcomes()[0]?.click()
      await painted()
      await priced()
      const among = outcomes()
      const start = performance.now()
      among[at % among.length]?.click()
      await painted()
      took.push((await priced()) - start)
    }
    return took
  }, PICKS)
}

/** The same question to the same server, from the same page, and nothing else: what no page can be faster than. */
async function askedAlone(page: Page, eventId: number): Promise<readonly number[]> {
  return page.evaluate(
    async ([id, picks]) => {
      const { data } = (await (await fetch(`/api/v2/bets/custom/markets/${id}`)).json()) as {
        data: { id: number; specifier: string; outcomes: { id: string; odds: number; active: boolean }[] }[]
      }
      const [a, b] = data.filter(({ outcomes }) => outcomes[0]?.active)
      const selections = [a, b].map((market) => ({
        match_id: id,
        market_id: market?.id,
        specifier: market?.specifier,
        outcome_id: market?.outcomes[0]?.id,
        odds: Math.max(market?.outcomes[0]?.odds ?? 0, 10_001),
      }))
      const took: number[] = []
      for (let at = 0; at < picks; at++) {
        const start = performance.now()
        const answer = await fetch('/api/v2/bets/custom/odds', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ selections, with_excluded: true }),
        })
        await answer.json()
        took.push(performance.now() - start)
      }
      return took
    },
    [eventId, PICKS] as const,
  )
}

async function opensBuilder(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('tab', { name: 'Bet builder' }).click()
  await page.locator('main [data-pick]').first().waitFor()
  return page
}

/** The bet builder: how soon after a pick its price is there, beside the bare question and what it may take. */
export function run(): Promise<readonly Measurement[]> {
  return onProduct({ SIM_SPEED: '1' }, async ({ product, context }) => {
    const { data } = await fetchJson<{ data: readonly { id: number; slug: string }[] }>(
      product.origin,
      '/api/v2/matches?type=match&sport_key=football&match_status=prematch&bettable=true&sort_by=-start_time&limit=1',
    )
    const [match] = data
    if (match === undefined) throw new Error('No match to build a bet on.')
    const page = await opensBuilder(context, `${product.origin}/sports/football/${match.slug}`)
    const floor = await askedAlone(page, match.id)
    const took = await pressedToPriced(page)
    return [
      measurement('builder.pick-to-price-p50', median(took), 'ms', median(floor)),
      measurement('builder.pick-to-price-p98', percentile(took, 0.98), 'ms', ALLOWED_MS),
    ]
  })
}
