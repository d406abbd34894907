import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchJson, signInByHttp } from '../harness/api.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { operate } from '../harness/operator.ts'
import { type Product, startProduct } from '../harness/product.ts'

const ADDRESS = '/summer-of-sport'
/** Prices of what begins later hold still. */
const AHEAD_MS = 60 * 60_000

describe.skipIf(!CHROMIUM)('pages and settings from the editor', () => {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    product = await startProduct()
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  test('BLOCK-06, ROUTE-05, SEO-01: a page is added with its words for search engines, seen by a visitor, taken away again: 404', async () => {
    const { page, problems } = await openPage(browser)
    await bettor(page, product.origin).opens('/sports/about')
    await bettor(page, product.origin).signsIn('editor@touchline.test')
    await page.goto(`${product.origin}/sports/editor`)
    const panel = page.getByRole('complementary', { name: 'What is edited' })
    const turnsTo = (name: string) => page.getByRole('tab', { name, exact: true }).click()
    const section = (name: string) => panel.locator(`[data-section="${name}"]`)
    async function publishes() {
      await page.getByText('Draft saved').waitFor()
      const answered = page.waitForResponse((answer) => answer.url().endsWith('/publish'))
      await page.getByRole('button', { name: 'Publish' }).click()
      expect((await (await answered).json()).data).toMatchObject({ state: 'published' })
    }
    const seen = async () => {
      const answer = await fetch(`${product.origin}/sports${ADDRESS}`, { redirect: 'manual' })
      return { status: answer.status, html: await answer.text() }
    }
    expect((await seen()).status).toBe(404)

    await turnsTo('Page')
    await panel.getByText('Add a page').first().click()
    await panel.getByLabel('Address', { exact: true }).first().fill(ADDRESS)
    await panel.getByLabel('Title', { exact: true }).fill('Summer of sport')
    await panel.getByRole('button', { name: 'Add a page' }).click()
    await panel.getByRole('heading', { name: ADDRESS }).waitFor()
    await panel.getByLabel('May be found by search engines').uncheck()
    const seo = panel.getByRole('group', { name: 'Search engines and sharing' })
    await seo.locator('[data-local="title"] input').first().fill('A summer of sport')
    await seo.locator('[data-local="description"] textarea').first().fill('Every match of the summer')
    await seo.locator('[data-local="keywords"]').locator('input, textarea').first().fill('summer, sport')
    await page.getByLabel(`Add a block to ${ADDRESS}`).selectOption('content.label')
    await page.getByRole('region', { name: ADDRESS }).getByRole('button', { name: 'Add a block' }).click()
    await page.getByLabel('Text * (English)').fill('It begins in June')

    await turnsTo('Site')
    await section('words').locator('summary').first().click()
    await section('words').locator('[data-local="signIn"] input').first().fill('Come in')
    await section('reminders').locator('summary').first().click()
    await panel.getByLabel('Ask visitors to sign up after seconds').fill('2')
    // The list begins with the links that the footer has: taking one away leaves the other.
    await section('help').locator('summary').first().click()
    await section('help').getByRole('button', { name: 'Remove entry 1' }).first().click()
    await section('features').locator('summary').first().click()
    await panel.getByLabel('Bets can be shared').uncheck()
    await publishes()

    await expect.poll(async () => (await seen()).status).toBe(200)
    const { html } = await seen()
    expect(html).toContain('<title>A summer of sport')
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    expect(html).toMatch(/<meta name="description" content="Every match of the summer"/)
    expect(html).toMatch(/<meta name="keywords" content="summer, sport"/)
    expect(html).not.toContain('rel="canonical"')
    const sitemap = async () => (await fetch(`${product.origin}/sitemaps/en.xml`)).text()
    expect(await sitemap()).not.toContain(ADDRESS)
    const { page: visitor, context } = await openPage(browser)
    await visitor.goto(`${product.origin}/sports${ADDRESS}`)
    await visitor.locator('[data-block="content.label"]').getByText('It begins in June').waitFor()
    await visitor.getByRole('button', { name: 'Come in' }).first().waitFor()
    const config = await (await fetch(`${product.origin}/api/v2/site-config`)).json()
    expect(config.data).toMatchObject({ isShareBetOn: false, signUpReminderSeconds: 2 })
    const footer = visitor.getByRole('contentinfo')
    await footer.locator('a[href$="/general-rules"]').waitFor({ state: 'attached' })
    expect(await footer.locator('a[href$="/about"]').count()).toBe(0)
    // A visitor who has browsed that long sees the dialog of signing up.
    await visitor.getByRole('dialog').waitFor()
    await context.close()

    await turnsTo('Page')
    await panel.getByLabel('Operators', { exact: true }).check()
    await publishes()
    await expect.poll(async () => (await seen()).html).not.toContain('It begins in June')

    await panel.getByRole('button', { name: 'Remove this page' }).click()
    await publishes()
    await expect.poll(async () => (await seen()).status).toBe(404)
    await turnsTo('History')
    await panel.locator('[data-version]').nth(1).getByRole('button', { name: 'Differences' }).click()
    await panel.getByText(`Page ${ADDRESS} removed`).waitFor()
    expect(problems).toEqual([])
  })

  test('WATCH-02, ROUTE-09: a tag manager comes once its cookies are accepted, knows where the visitor came from and receives a bet', async () => {
    const file = join(dirname(product.outbox), 'tags.json')
    await writeFile(file, JSON.stringify({ format: 1, gtmId: 'GTM-TOUCH1' }))
    expect(await operate(product, 'site', 'import', file)).toContain('is shown from now on')
    const { page, context, problems, violations } = await openPage(browser, { isFirstVisit: true })
    const asked: string[] = []
    await context.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'window.dataLayer.push({ event: "came" })' })
    })
    const dataLayer = () => page.evaluate(() => window.dataLayer ?? [])
    // A published change is public within a second.
    const policy = async () => (await fetch(`${product.origin}/sports`)).headers.get('content-security-policy')
    await expect.poll(policy).toContain('googletagmanager')
    await page.goto(`${product.origin}/sports/football?tab=all&ctag=summer`)
    const notice = page.locator('[data-cookie-notice]')
    await notice.getByText('Google measures').waitFor()
    expect([asked, await dataLayer()]).toEqual([[], []])
    await notice.getByRole('button', { name: 'Accept' }).click()
    const isThere = () =>
      expect.poll(dataLayer).toMatchObject([{ ctag: 'summer' }, { event: 'gtm.js' }, { event: 'came' }])
    await isThere()
    expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TOUCH1'])

    // A visitor who looks at a draft of the same site is not measured.
    const editor = await signInByHttp(product.origin, 'editor@touchline.test')
    const shared = await (await editor.send('POST', '/api/v2/site-editor/preview')).json()
    await page.goto(`${product.origin}/sports/football?preview=${shared.data.token}`)
    await page.waitForLoadState('networkidle')
    expect([asked.length, await dataLayer()]).toEqual([1, []])

    const player = bettor(page, product.origin)
    await player.signsIn('demo@touchline.test')
    const from = new Date(Date.now() + AHEAD_MS).toISOString()
    const listed = `/api/v2/matches?type=match&sport_key=football&match_status=prematch&start_from=${from}&limit=1`
    const { data } = await fetchJson<{ readonly data: readonly { readonly slug: string }[] }>(product.origin, listed)
    await page.goto(`${product.origin}/sports/football/${data[0]?.slug}`)
    await isThere()
    await player.picks(player.odds(page.getByRole('main')).first())
    await player.stakes('2')
    const [bet] = await player.places()
    await expect
      .poll(dataLayer)
      .toContainEqual(
        expect.objectContaining({ event: 'purchase', transactionId: String(bet), amount: 2, currency: 'EUR' }),
      )
    expect([problems, violations]).toEqual([[], []])
    await context.close()
  })
})
