import { MARKET_STATUS } from '@touchline/contract'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchJson } from '../harness/api.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { sleep, until } from '../harness/wait.ts'

/** Ten minutes are run with SOAK_MINUTES=10; the gate runs a shorter time with as many cuts. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 1.5)
const CUTS = 20

interface ListedMarket {
  readonly id: number
  readonly specifier: string
  readonly status: number
  readonly outcomes: readonly { readonly id: string; readonly active: boolean; readonly odds: number }[]
}

describe.skipIf(!CHROMIUM)('the screen tells the server’s truth', () => {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    product = await startProduct({ SIM_SPEED: '12' })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  /** Outcome keys of match pages or lists whose screen price differs from the server's. */
  async function differences(shown: readonly (readonly [string, string, boolean])[]): Promise<string[]> {
    const byMatch = Map.groupBy(shown, ([key]) => key.split('/')[0] ?? '')
    const wrong: string[] = []
    for (const [match, buttons] of byMatch) {
      const { data } = await fetchJson<{ data: readonly ListedMarket[] }>(
        product.origin,
        `/api/v2/matches/${match}/markets?limit=500`,
      )
      for (const [key, text, disabled] of buttons) {
        const [, marketId, specifier, outcomeId] = key.split('/')
        const market = data.find((candidate) => String(candidate.id) === marketId && candidate.specifier === specifier)
        const outcome = market?.outcomes.find((candidate) => candidate.id === outcomeId)
        const bettable = market?.status === MARKET_STATUS.allowed && outcome?.active === true
        const odds = outcome ? (outcome.odds / 10_000).toFixed(2) : ''
        if (bettable ? !text.includes(odds) : !disabled)
          wrong.push(`${key}: screen "${text.replaceAll('\n', ' ')}", server ${bettable ? odds : 'closed'}`)
      }
    }
    return wrong
  }

  test(
    `LIVE-03 CAT-03: every price on screen equals the server's after ${CUTS} random socket cuts`,
    async () => {
      const { context, page } = await openPage(browser)
      const cdp = await context.newCDPSession(page)
      await cdp.send('Network.enable')
      const visitor = bettor(page, product.origin)
      await visitor.opens('/sports/live')
      const every = (MINUTES * 60_000) / CUTS
      for (let cut = 0; cut < CUTS; cut++) {
        await sleep(every * (0.6 + ((cut * 7919) % 100) / 125))
        await cdp.send('Network.emulateNetworkConditions', {
          offline: true,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: -1,
        })
        await sleep(((cut * 104_729) % 2_500) + 200)
        await cdp.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: -1,
        })
      }
      await page.waitForFunction(
        () => (window as unknown as { __touchline: { connected: boolean } }).__touchline.connected,
      )
      // Prices go on moving while they are compared: a difference must vanish by itself, a lost update never would.
      let wrong: readonly string[] = []
      const compare = async (): Promise<number | false> => {
        const shown = await page.locator('main button[data-outcome]').evaluateAll((all) =>
          all
            .filter((button) => {
              const { top, bottom } = button.getBoundingClientRect()
              return bottom > 0 && top < window.innerHeight
            })
            .map(
              (button) =>
                [
                  button.getAttribute('data-outcome') ?? '',
                  button.textContent ?? '',
                  (button as HTMLButtonElement).disabled,
                ] as const,
            ),
        )
        wrong = await differences(shown)
        return wrong.length === 0 && shown.length
      }
      let last = 0
      for (const screenful of [0, 1, 2]) {
        await page.evaluate((screens) => window.scrollTo(0, screens * window.innerHeight), screenful)
        await until('screen and server to agree', compare).then(
          (count) => {
            last += count
          },
          (error: Error) => {
            throw new Error(`${error.message}, screenful ${screenful}:\n${wrong.join('\n')}`)
          },
        )
      }
      expect(last).toBeGreaterThan(20)
      await context.close()
    },
    MINUTES * 60_000 * 2 + 180_000,
  )
})
