import { dirname } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOperator } from '../../apps/book/src/operator/socket/operator-socket.ts'
import { type ApiPlayer, signInByHttp } from '../harness/api.ts'
import { type Bettor, bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { type Feed, type FeedMatch, ODDIN, openFeed } from '../harness/feed.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { until } from '../harness/wait.ts'

const RICH = 'rich@touchline.test'
/** A provider counts as down after 20 s without a sign of life. */
const SILENCE_MS = 60_000

describe.skipIf(!CHROMIUM)('a match that two providers have', () => {
  let product: Product
  let browser: Browser
  let feeds: { readonly first: Feed; readonly second: Feed }
  let api: ApiPlayer
  let player: Bettor
  let page: Page

  beforeAll(async () => {
    product = await startProduct({ UOF_PROVIDERS: 'betradar,oddin', FEED_FAILOVER: '3', SIM_SHARE: '0.05' })
    browser = await launchBrowser()
    feeds = { first: await openFeed(product), second: await openFeed(product, ODDIN) }
    api = await signInByHttp(product.origin, RICH)
    page = (await openPage(browser)).page
    player = bettor(page, product.origin)
    await player.opens('/sports')
    await player.signsIn(RICH)
  })
  afterAll(async () => {
    feeds?.first.close()
    feeds?.second.close()
    await browser?.close()
    await product?.close()
  })

  const button = (match: FeedMatch) => page.locator(`main button[data-outcome="${match.key('home')}"]`).first()

  async function confirms(one: FeedMatch, other: FeedMatch): Promise<void> {
    const place = { dataDir: dirname(product.outbox), databaseUrl: process.env.DATABASE_URL ?? null }
    const args = ['confirm', one.urn, other.urn]
    const answer = await askOperator(place, { name: 'map', args, input: '', cwd: process.cwd() })
    expect(answer?.text).toContain('are one event')
  }

  async function places(match: FeedMatch, stake: string): Promise<void> {
    await player.picks(button(match))
    await player.stakes(stake)
    await player.places()
    await page.getByRole('button', { name: 'Done' }).click()
  }

  const betOf = async (stake: number) => (await api.bets()).find((bet) => bet.stake.value === stake)

  test('SLIP-07 BETS-01 LIVE-01: suspends while its provider is silent, goes on at the prices of the next one on the open page, and each bet is settled by its own', async () => {
    const [one, other] = [await feeds.first.match('Harbour', 'Lantern'), await feeds.second.match('Harbour', 'Lantern')]
    await one.sends({ home: 2.1, draw: 3.4, away: 3.6 })
    await other.sends({ home: 2.3, draw: 3.3, away: 3.2 })
    await confirms(one, other)
    await player.opens(one.path)
    await places(one, '7.01')

    feeds.first.fallsSilent()
    await expect.poll(() => button(one).isDisabled(), { timeout: SILENCE_MS }).toBe(true)
    expect((await betOf(701))?.to_cashout).toBe(null)

    await button(other).filter({ hasText: '2.30' }).waitFor({ timeout: SILENCE_MS })
    expect(new URL(page.url()).pathname).toContain(`-m${other.id}`)
    await places(other, '7.02')
    await other.sends({ home: 2.5, draw: 3.3, away: 3 })
    await button(other).filter({ hasText: '2.50' }).waitFor()

    await feeds.first.speaks()
    await one.settles('home')
    await other.settles('away')
    await until('both bets to be settled', async () => {
      const ends = [(await betOf(701))?.result, (await betOf(702))?.result]
      return ends[0] === 'win_entire' && ends[1] === 'lose_entire'
    })
  })
})
