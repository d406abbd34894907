import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchJson } from '../harness/api.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { operate } from '../harness/operator.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { until } from '../harness/wait.ts'

const HOUR_MS = 3_600_000

describe.skipIf(!CHROMIUM)('what a site adds to every page', () => {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    product = await startProduct({})
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  test('PLAYER-06: maintenance that is announced is shown on open pages until it is hidden, and is among the notifications', async () => {
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports')
    await player.signsIn(product.players.demo)
    const notice = page.locator('[data-maintenance="ahead"]')
    expect(await notice.count()).toBe(0)
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
    const output = await operate(product, 'maintenance', at(1), at(2))
    await notice.getByText(/^Maintenance: .* Betting and payments may not be available\.$/).waitFor()
    await notice.getByRole('button', { name: 'Hide' }).click()
    await notice.waitFor({ state: 'detached' })
    await player.opens('/sports/live')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('dialog').getByText('Maintenance announced').first().waitFor()
    expect(await notice.count()).toBe(0)
    await operate(product, 'maintenance', 'cancel', /\d+/.exec(output)?.[0] ?? '')
    expect(problems).toEqual([])
    await context.close()
  })

  /** Publishes a site, and waits until pages are made of it. */
  async function publishes(site: object): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'touchline-site-'))
    const file = join(folder, 'site.json')
    await writeFile(file, JSON.stringify({ format: 1, ...site }))
    await operate(product, 'site', 'import', file)
    await rm(folder, { recursive: true })
  }
  const HEADER = { id: 'chat', kind: 'chat-toggle' }
  const policyOf = async (path: string) =>
    (await fetch(`${product.origin}${path}`)).headers.get('content-security-policy') ?? ''

  test('PLAYER-07: a chat by script comes with the press that requests it, from a host that the policy names, and is on no page of money', async () => {
    await publishes({
      chat: { type: 'livechat', id: '1234567', mode: 'widget' },
      placements: { header: [{ id: 'logo', kind: 'brand-logo' }, HEADER] },
    })
    const named = 'https://cdn.livechatinc.com'
    await until('the policy of the site', async () => (await policyOf('/sports')).includes(named))
    for (const path of ['/sports/profile/wallet/deposit', '/sports/limits', '/sports/users/sign-in'])
      expect([path, await policyOf(path)]).toEqual([path, expect.not.stringContaining('livechat')])
    expect(await policyOf('/sports')).not.toMatch(/zdassets|intercom|onesignal/)
    const { context, page, problems } = await openPage(browser)
    const asked: string[] = []
    await context.route(/livechatinc\.com/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'window.LiveChatWidget = { call: (word) => { document.documentElement.dataset.chat = word + window.__lc.license } }',
      })
    })
    const visitor = bettor(page, product.origin)
    await visitor.opens('/sports')
    const button = page.locator('header [data-chat]')
    await button.waitFor()
    expect(asked).toEqual([])
    await button.click()
    await page.locator('html[data-chat="maximize1234567"]').waitFor()
    expect(asked).toEqual([`${named}/tracking.js`])
    // A way into a page of money is one into a new document.
    await page.evaluate(() => {
      history.pushState(null, '', '/sports/limits')
      dispatchEvent(new Event('pushState'))
    })
    await page.locator('html:not([data-chat])').waitFor()
    expect(await button.count()).toBe(0)
    expect(await page.evaluate(() => 'LiveChatWidget' in window)).toBe(false)
    // And from there back: the document lets no script in until it is another one.
    await page.locator('header a[href="/sports"]').first().click()
    await page.waitForURL('**/sports')
    await page.waitForFunction(() => (window as { __touchline?: { connected: boolean } }).__touchline?.connected)
    await button.click()
    await page.locator('html[data-chat="maximize1234567"]').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('PLAYER-07 PLAYER-04: messages by OneSignal are requested by a press, and the account keeps the subscription', async () => {
    const id = '0f9c2c1e-5d0b-4b7e-9a43-3c1f0a7b9d11'
    await publishes({ push: { type: 'onesignal', id } })
    await until('the policy of the site', async () => (await policyOf('/sports/profile')).includes('cdn.onesignal.com'))
    const worker = await fetch(`${product.origin}/sports/onesignal-worker.js`)
    expect(worker.headers.get('content-security-policy')).toContain('script-src https://cdn.onesignal.com')
    const { context, page, problems } = await openPage(browser)
    const asked: string[] = []
    await context.route(/onesignal\.com/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        body: `const PushSubscription = { id: null, addEventListener() {}, optIn: async () => { PushSubscription.id = 'sub-7' }, optOut: async () => {} }
          const sdk = { init: async (options) => { document.documentElement.dataset.app = options.appId }, User: { PushSubscription } }
          for (const run of window.OneSignalDeferred) run(sdk)`,
      })
    })
    const player = bettor(page, product.origin)
    await player.opens('/sports')
    await player.signsIn(product.players.demo)
    await player.opens('/sports/profile?part=notifications')
    await page.getByRole('button', { name: 'Turn on notifications' }).waitFor()
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Turn on notifications' }).click()
    await page.locator('[data-push="on"]').waitFor()
    expect(asked).toEqual(['https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js'])
    expect(await page.locator('html').getAttribute('data-app')).toBe(id)
    const kept = await page.evaluate(async () => (await fetch('/api/v2/settings')).json())
    expect(kept.data.one_signal_push_notification_subscription).toBe('sub-7')
    await page.getByRole('button', { name: 'Turn off notifications' }).click()
    await page.locator('[data-push="off"]').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('WATCH-04 BLOCK-01: a visitor is welcomed once, the floating button and the preview stay as they are left, and accepted terms are kept for the tab', async () => {
    const { data } = await fetchJson<{ data: readonly { readonly slug: string }[] }>(
      product.origin,
      '/api/v2/matches?type=match&sport_key=football&match_status=prematch&sort_by=-start_time&limit=1',
    )
    const dial = { items: [{ link: '/live', label: { en: 'In-play' } }], isFloating: true }
    await publishes({
      pages: {
        about: {
          placements: {
            content: [
              {
                id: 'welcome',
                kind: 'content.modal',
                props: { label: { en: 'Welcome' }, title: { en: 'Nice to see you' }, opens: 'first_visit' },
              },
              { id: 'dial', kind: 'speed-dial', props: dial },
            ],
          },
        },
        event: {
          placements: {
            content: [
              { id: 'preview', kind: 'match-preview' },
              { id: 'page', kind: 'event.page' },
            ],
          },
        },
      },
    })
    const { context, page, problems } = await openPage(browser)
    const visitor = bettor(page, product.origin)
    await until('the pages of the site', async () =>
      (await (await fetch(`${product.origin}/sports/about`)).text()).includes('Shortcuts'),
    )
    await visitor.opens('/sports/about')
    const welcome = page.getByRole('dialog').filter({ hasText: 'Nice to see you' })
    await welcome.waitFor()
    await page.keyboard.press('Escape')
    await welcome.waitFor({ state: 'hidden' })
    const floating = page.locator('details').filter({ hasText: 'Shortcuts' })
    expect(await floating.getAttribute('open')).toBeNull()
    await floating.locator('summary').click()
    await floating.getByRole('link').first().waitFor()
    await visitor.opens('/sports/about')
    await floating.and(page.locator('[open]')).waitFor()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3_000 })))
    expect(await welcome.isVisible()).toBe(false)

    await visitor.opens(`/sports/football/${data[0]?.slug}`)
    const preview = page.locator('details').filter({ has: page.locator('summary', { hasText: 'Preview' }) })
    await preview.and(page.locator('[open]')).waitFor()
    await preview.locator('summary').first().click()
    await visitor.opens(`/sports/football/${data[0]?.slug}`)
    await preview.and(page.locator(':not([open])')).waitFor()

    await visitor.opens('/sports/users/sign-up')
    await page.locator('input[name="terms"]').check()
    await visitor.opens('/sports/users/sign-up')
    await expect.poll(() => page.locator('input[name="terms"]').isChecked()).toBe(true)
    await page.locator('input[name="terms"]').uncheck()
    await visitor.opens('/sports/users/sign-up')
    expect(await page.locator('input[name="terms"]').isChecked()).toBe(false)
    expect(problems).toEqual([])
    await context.close()
  })

  test('WATCH-04: icons of a site are drawn in place of the product’s; a hostile document is but drawings, and one that does not come leaves them', async () => {
    const path = 'M3 3h18v18H3z'
    const search = 'header svg[aria-hidden="true"] > path[d^="M11 4a7"]'
    await publishes({
      icons: [
        { name: 'ui-search', drawing: path },
        { name: 'ui-nothing-like-it', drawing: path },
      ],
    })
    const { context, page, problems } = await openPage(browser)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('icons.svg') && asked.push(request.url()))
    const visitor = bettor(page, product.origin)
    await until('the icons of the site', async () =>
      (await (await fetch(`${product.origin}/api/v2/site-config`)).text()).includes('iconsVersion'),
    )
    await visitor.opens('/sports')
    await page.locator(`header path[d="${path}"]`).first().waitFor()
    expect(await page.locator(search).count()).toBe(0)
    expect(asked).toEqual([expect.stringMatching(/\/fe-api\/icons\.svg\?version=[0-9a-f]{12}$/)])
    expect(await page.locator('path[d^="M12 3a9"]').count()).toBeGreaterThan(0)

    const hostile = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.hurt = 1"><script>window.hurt = 1</script>
      <symbol id="ui-search"><path d="M1 1h9v9z" onclick="window.hurt = 1"/><foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="window.hurt = 1"/></foreignObject></symbol>
      <symbol id="ui-user"><path d="M0 0&quot;/&gt;&lt;script&gt;window.hurt = 1"/></symbol><symbol id="ui-__proto__"><path d="M1 1"/></symbol></svg>`
    await page.route('**/fe-api/icons.svg?**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: hostile }),
    )
    await visitor.opens('/sports')
    await page.locator('header path[d="M1 1h9v9z"]').first().waitFor()
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
    expect(await page.locator('path[onclick], foreignObject, svg script').count()).toBe(0)
    await page.unrouteAll()

    const kept = () => product.log().split('"reason":"icons"').length
    const before = kept()
    await page.route('**/fe-api/icons.svg?**', (route) => route.abort())
    await visitor.opens('/sports')
    await until('a report that is no event', async () => kept() > before)
    expect(await page.locator(search).count()).toBeGreaterThan(0)
    expect(problems.filter((problem) => !/icons\.svg|ERR_FAILED/.test(problem))).toEqual([])
    await context.close()
  })
})
