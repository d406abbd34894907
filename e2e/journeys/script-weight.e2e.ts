import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EVENT_STATUS, MARKET_STATUS } from '@touchline/contract/constants'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchJson } from '../harness/api.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { loadedScript, watchLife } from '../harness/loaded-script.ts'
import type { Product } from '../harness/product.ts'
import { borrowProduct } from '../harness/shared/borrow-product.ts'

/** The sizes that the build printed, in bytes. */
interface RouteWeight {
  readonly page: string
  readonly form?: string
  readonly hydration: number
  readonly visitor: number
  readonly player: number
}

const TABLE = join(import.meta.dirname, '../../apps/web/dist/route-weights.json')
/** What the table and the browser may differ by. */
const TOLERANCE = 0.02

/** The match in play with the most open markets. */
async function matchInPlay(origin: string): Promise<string> {
  const path = '/api/v2/matches?sport_key=football&limit=500'
  const { data } = await fetchJson<{ data: Match[] }>(origin, path)
  const inPlay = data.filter(({ type, status }) => type === 'match' && status === EVENT_STATUS.live)
  const open = await Promise.all(
    inPlay.map(async ({ id, slug }) => {
      const markets = await fetchJson<{ data: { status: number }[] }>(origin, `/api/v2/matches/${id}/markets?limit=500`)
      return { slug, open: markets.data.filter(({ status }) => status === MARKET_STATUS.allowed).length }
    }),
  )
  const [match] = open.toSorted((one, other) => other.open - one.open)
  if (!match) throw new Error('No match is in play.')
  return `/football/${match.slug}`
}

interface Match {
  readonly id: number
  readonly slug: string
  readonly type: string
  readonly status: number
}

const near = (bytes: number, expected: number) => Math.abs(bytes / expected - 1) <= TOLERANCE

describe.skipIf(!CHROMIUM)('what pages load', () => {
  let product: Product
  let browser: Browser
  let weights: readonly RouteWeight[]

  beforeAll(async () => {
    product = await borrowProduct('calm')
    browser = await launchBrowser()
    weights = JSON.parse(readFileSync(TABLE, 'utf8'))
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  /** Opens an address until it has loaded what the build's table says, and looks that it loaded nothing else. */
  async function loadsAsListed(context: BrowserContext, path: string, who: 'visitor' | 'player', listed: RouteWeight) {
    const page = await context.newPage()
    await page.goto(`${product.origin}/sports${path}`)
    await page.waitForFunction(
      () => (window as unknown as { __touchline?: { connected: boolean } }).__touchline?.connected === true,
    )
    const script = async () => {
      const { first, all } = await loadedScript(page)
      return { first, all, isAsListed: near(first, listed.hydration) && near(all, listed[who]) }
    }
    await expect
      .poll(script, { message: `${path}: ${listed.hydration} and ${listed[who]} bytes` })
      .toMatchObject({ isAsListed: true })
    await page.waitForLoadState('networkidle')
    expect(await script()).toMatchObject({ isAsListed: true })
    await page.close()
  }

  /** A context for an ordinary visit: it is not sampled for measures, and is not reminded to deposit. */
  async function ordinaryVisit() {
    const opened = await openPage(browser)
    await watchLife(opened.context)
    await opened.context.addInitScript(() => {
      const fill = crypto.getRandomValues.bind(crypto)
      crypto.getRandomValues = (numbers) => {
        fill(numbers)
        if (numbers instanceof Uint32Array)
          numbers.forEach((number, at) => {
            numbers[at] = number | 0x80000000
          })
        return numbers
      }
    })
    await opened.context.addCookies([{ name: 'depositReminderInvoked', value: '1', domain: 'localhost', path: '/' }])
    return opened
  }

  const weightOf = (page: string, form?: string) => {
    const listed = weights.find((weight) => weight.page === page && weight.form === form)
    if (!listed) throw new Error(`The table has no ${page}.`)
    return listed
  }

  test('ROUTE-01: home and a match load for a visitor what the build’s table says, before they come alive and in all', async () => {
    const { context } = await ordinaryVisit()
    await loadsAsListed(context, '/', 'visitor', weightOf('home'))
    await loadsAsListed(context, await matchInPlay(product.origin), 'visitor', weightOf('event', 'match in play'))
    await context.close()
  })

  test('ROUTE-01: bets and profile load for a player what the build’s table says', async () => {
    const { context, page } = await ordinaryVisit()
    const player = bettor(page, product.origin)
    await player.opens('/sports/live')
    await player.signsIn(product.players.demo)
    await loadsAsListed(context, '/bets', 'player', weightOf('bets'))
    await loadsAsListed(context, '/profile', 'player', weightOf('profile'))
    await context.close()
  })
})
