import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInByHttp } from '../harness/api.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage, PHONE } from '../harness/browser.ts'
import { mailbox } from '../harness/mailbox.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { soonestKickOff } from '../harness/truth.ts'

const SITE = join(import.meta.dirname, '../../sites/touchline.json')
const NUMBER = '+4915112345678'
const ARABIC = /\p{Script=Arabic}/u

/** Addresses by what they open, of those that a visitor may see. */
const VISITORS: readonly (readonly [address: string, name: string])[] = [
  ['#signIn', 'sign-in'],
  ['#sign-up', 'sign-up'],
  ['?modal=forgot-password', 'forgot-password'],
  ['?modal=resend-confirmation', 'resend-confirmation'],
  ['?confirmation_token=abc#confirmation', 'confirm-password'],
  ['?modal=unlock&unlock_token=abc', 'unlock-player'],
  ['?reset_password_token=abc', 'edit-password'],
  ['?modal=cookie-drawer', 'cookie-drawer'],
  ['#share-bet-not-found', 'share-bet-not-found'],
  ['?modal=activity-limit-reached', 'activity-limit-reached'],
]
const PLAYERS: readonly (readonly [address: string, name: string])[] = [
  ['#quick-deposit', 'quick-deposit'],
  ['?modal=iframe-deposit&amount=1250', 'iframe-deposit'],
  ['#missed-auth-fields', 'missed-auth-fields'],
  ['?modal=out-of-session-limit', 'out-of-session-limit'],
  ['#jackpot-hit', 'jackpot-hit'],
]

describe.skipIf(!CHROMIUM)('what lies over the page', () => {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    const site = JSON.parse(readFileSync(SITE, 'utf8'))
    const file = join(tmpdir(), `touchline-reminding-${process.pid}.json`)
    const depositReminder = { showDepositReminder: true, playerGroupId: null, remindAfter: 1 }
    writeFileSync(file, JSON.stringify({ ...site, depositReminder }))
    product = await startProduct({ PHONE_VERIFICATION: 'required', CASHIER_KIND: 'script', SITE_FILE: file })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const shown = (page: Page, name: string) => page.locator(`dialog[data-modal="${name}"]:modal`)
  const isWithin = (page: Page, name: string) =>
    page.evaluate((modal) => document.activeElement?.closest(`[data-modal="${modal}"]`) != null, name)

  /** A player whose number is verified, so that no dialog requests it. */
  async function owesNoNumber(email: string, number: string): Promise<void> {
    const api = await signInByHttp(product.origin, email)
    const { data } = await api.get<{ data: { verified_status: string } }>('/api/player/phone')
    if (data.verified_status === 'verified') return
    expect(
      (await api.send('POST', '/api/player/phone/code', { phone_number: number, password: 'touchline' })).status,
    ).toBe(200)
    const code = /\d{6}/.exec((await mailbox(product.outbox).textArrives(number)).text)?.[0] ?? ''
    expect((await api.send('POST', '/api/player/phone/confirm', { code })).status).toBe(200)
  }

  /** Requests a dialog by an address, as a link does that is pressed by its key. */
  async function asksFor(page: Page, address: string): Promise<void> {
    // Closing the last dialog goes a step back in the history, which would drop a fragment that is added before it is
    // done.
    await page.waitForFunction(() => (history.state?.dialogs ?? 0) === 0)
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>('header a[href]')
      link?.focus()
      history.pushState(history.state, '', `${location.pathname}${to}`)
      dispatchEvent(new Event('pushState'))
    }, address)
  }

  /** Opens by its address, takes the focus, keeps it, and gives it back. */
  async function opensByAddress(page: Page, address: string, name: string, isClosable = true): Promise<void> {
    const before = new URL(page.url()).pathname
    await asksFor(page, address)
    await shown(page, name).waitFor()
    expect(await shown(page, name).getByRole('heading').first().textContent(), name).toMatch(ARABIC)
    expect(await shown(page, name).evaluate((dialog) => getComputedStyle(dialog).direction), name).toBe('rtl')
    await expect.poll(() => isWithin(page, name), { message: `focus in ${name}` }).toBe(true)
    expect(new URL(page.url()).search + new URL(page.url()).hash, name).toBe('')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await isWithin(page, name), `focus kept in ${name}`).toBe(true)
    await page.keyboard.press('Escape')
    if (!isClosable) {
      expect(await shown(page, name).count(), name).toBe(1)
      return
    }
    await shown(page, name).waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('header') != null), {
        message: `back from ${name}`,
      })
      .toBe(true)
    expect(new URL(page.url()).pathname).toBe(before)
  }

  test('MODAL-01 MODAL-02 ROUTE-08: in Arabic, by keyboard alone, each dialog of a visitor opens by its address, holds the focus and gives it back', async () => {
    const { context, page, problems } = await openPage(browser)
    await bettor(page, product.origin).opens('/ar/sports/live')
    for (const [address, name] of VISITORS) await opensByAddress(page, address, name)
    const match = await soonestKickOff(product.origin)
    await opensByAddress(page, `?modal=custom-bet&match=${match.id}`, 'custom-bet')
    // Back is as good as Escape, and leaves the page where it is.
    await asksFor(page, '#sign-in')
    await shown(page, 'sign-in').waitFor()
    await page.goBack()
    await shown(page, 'sign-in').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/ar/sports/live')
    expect(problems).toEqual([])
    await context.close()
  })

  test('MODAL-02: a link that is pressed while the step back of a closed dialog is under way leads on all the same', async () => {
    const { context, page, problems } = await openPage(browser)
    for (const ms of [0, 1, 2, 4, 8, 16]) {
      await bettor(page, product.origin).opens('/sports/live')
      await asksFor(page, '#sign-in')
      await shown(page, 'sign-in').waitFor()
      await page.evaluate((wait) => {
        const link = document.querySelector<HTMLAnchorElement>('a[href="/sports/schedule"]')
        const go = history.go.bind(history)
        history.go = (steps) => {
          go(steps)
          setTimeout(() => link?.click(), wait)
        }
      }, ms)
      await page.keyboard.press('Escape')
      await page.waitForURL('**/sports/schedule')
      await page.getByRole('main').getByRole('heading', { name: 'Schedule' }).first().waitFor()
      expect(await page.evaluate(() => history.state.dialogs), `${ms} ms`).toBeUndefined()
      await page.goBack()
      await page.waitForURL('**/sports/live')
    }
    expect(problems).toEqual([])
    await context.close()
  })

  test('PLAYER-02 MODAL-01: the phone number that is owed cannot be closed, yet help, withdrawals and the way out are there; the code ends it', async () => {
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports#sign-in')
    await shown(page, 'sign-in').getByLabel('E-mail').fill('demo@touchline.test')
    await shown(page, 'sign-in').getByLabel('Password', { exact: true }).fill('touchline')
    await page.keyboard.press('Enter')
    const dialog = shown(page, 'phone-verification')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await page.goBack().catch(() => null)
    await player.opens('/sports')
    await dialog.waitFor()
    await dialog.getByRole('button', { name: 'Sign out' }).waitFor()
    await dialog.getByRole('link', { name: 'Help' }).press('Enter')
    await page.waitForURL('**/general-rules')
    await dialog.waitFor({ state: 'detached' })
    await player.opens('/sports')
    await dialog.getByRole('link', { name: 'Withdraw' }).press('Enter')
    await page.waitForURL('**/profile/wallet/withdraw')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('main').getByRole('heading', { name: 'Withdraw' }).first().waitFor()
    await player.opens('/sports')
    await dialog.getByLabel('Phone number').fill(NUMBER)
    await dialog.getByLabel('Current password').fill('touchline')
    await page.keyboard.press('Enter')
    const code = /\d{6}/.exec((await mailbox(product.outbox).textArrives(NUMBER)).text)?.[0] ?? ''
    await dialog.getByLabel('Code').fill(code)
    await page.keyboard.press('Enter')
    await page.locator('[data-kind="success"]').getByText(`${NUMBER} is verified`).waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await context.close()
  })

  test('PAY-01 PAY-02: a while after signing in the deposit is requested, once a day, and the provider’s own script shows where to pay', async () => {
    await owesNoNumber('demo@touchline.test', NUMBER)
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports')
    await player.signsIn('demo@touchline.test')
    const dialog = shown(page, 'quick-deposit')
    await dialog.getByLabel('Amount').fill('20')
    await page.keyboard.press('Enter')
    await dialog.frameLocator('[data-payment] iframe').getByRole('button', { name: 'Pay', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.locator('[data-kind="success"]').getByText('€20.00 added to your balance').waitFor()
    await page.locator('[data-balance="102000"]').first().waitFor()
    const reminded = (await context.cookies()).find(({ name }) => name === 'depositReminderInvoked')
    expect(((reminded?.expires ?? 0) - Date.now() / 1_000) / 3_600).toBeCloseTo(24, 0)
    expect(problems).toEqual([])
    await context.close()
  })

  test('MODAL-01 MODAL-02: in Arabic, by keyboard alone, so does each of a player, and the reality check requests a response', async () => {
    await owesNoNumber('demo@touchline.test', NUMBER)
    const api = await signInByHttp(product.origin, 'demo@touchline.test')
    const { context, page, problems } = await openPage(browser)
    await context.addCookies([{ name: 'depositReminderInvoked', value: '1', domain: 'localhost', path: '/' }])
    const { data } = await api.get<{ data: readonly { id: number }[] }>('/api/v2/bonuses/comboboosts')
    await bettor(page, product.origin).opens('/sports')
    await bettor(page, product.origin).signsIn('demo@touchline.test')
    await bettor(page, product.origin).opens('/ar/sports/schedule')
    await page.locator('[data-balance]').first().waitFor()
    for (const [address, dialog] of PLAYERS) await opensByAddress(page, address, dialog)
    await opensByAddress(page, `?modal=bonus-detail&kind=comboboosts&id=${data[0]?.id}`, 'bonus-detail')
    await opensByAddress(page, '#phone-verification', 'phone-verification', false)
    await shown(page, 'phone-verification').getByRole('button').last().press('Enter')
    await shown(page, 'phone-verification').waitFor({ state: 'detached' })
    await opensByAddress(page, '?modal=reality-check', 'reality-check', false)
    await shown(page, 'reality-check').getByRole('button').first().press('Enter')
    await shown(page, 'reality-check').waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await context.close()
  })

  test('SAFE-03 MODAL-01: play that is over ends in its dialog in every tab, and no bet is taken', async () => {
    const email = 'editor@touchline.test'
    await owesNoNumber(email, '+4915112345679')
    const api = await signInByHttp(product.origin, email)
    const { context, page, problems } = await openPage(browser)
    await context.addCookies([{ name: 'depositReminderInvoked', value: '1', domain: 'localhost', path: '/' }])
    const player = bettor(page, product.origin)
    await player.opens('/sports')
    await player.signsIn(email)
    const match = await soonestKickOff(product.origin)
    await player.opens(`/sports/football/${match.slug}`)
    await player.picks(player.odds().first())
    await player.stakes('5')
    const other = await context.newPage()
    await bettor(other, product.origin).opens('/sports/limits')
    const tabs = [page, other]

    // Where it is over, no session of play begins.
    const session = { type: 'sportsbook_session', period: null, amount: 1_000, time_zone: 'UTC' }
    expect((await api.send('PUT', '/api/user_limits', session)).status).toBe(200)
    await other.reload()
    for (const tab of tabs) await shown(tab, 'out-of-session-limit').waitFor()
    await expect.poll(() => isWithin(page, 'out-of-session-limit')).toBe(true)
    for (const tab of tabs) {
      await shown(tab, 'out-of-session-limit').getByRole('button', { name: 'OK' }).press('Enter')
      await shown(tab, 'out-of-session-limit').waitFor({ state: 'detached' })
    }
    await player.slip.getByRole('button', { name: 'Place bet' }).click()
    await player.slip
      .getByText(/time limit/)
      .first()
      .waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('SAFE-01 MODAL-01: who has been here as long as they wanted to be is signed out, and the dialog says so', async () => {
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports/limits')
    await player.signsIn('rich@touchline.test')
    const line = page.locator('[data-limit="activity:day"]')
    await line.getByRole('button', { name: /^Set/ }).click()
    await line.getByLabel('Minutes').fill('1')
    // The first look at the time counts a whole minute.
    await line.getByRole('button', { name: 'Save limit' }).click()
    await shown(page, 'activity-limit-reached').getByRole('button', { name: 'OK' }).press('Enter')
    await shown(page, 'activity-limit-reached').waitFor({ state: 'detached' })
    await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('MODAL-01 SLIP-08: two picks of one match, which no combo holds, lead into the dialog that makes one bet of them', async () => {
    const { context, page, problems } = await openPage(browser)
    const visitor = bettor(page, product.origin)
    const match = await soonestKickOff(product.origin)
    await visitor.opens(`/sports/football/${match.slug}`)
    const [, market] = (await visitor.picks(visitor.odds().first())).split('/')
    const ofOthers = page.locator(`button:not([data-outcome^="${match.id}/${market}/"])`)
    await visitor.picks(visitor.odds().and(ofOthers).first())
    await visitor.slip.getByRole('tab', { name: 'Builder' }).press('Enter')
    const dialog = shown(page, 'custom-bet')
    await dialog.locator('li button[aria-pressed="true"]').first().waitFor()
    await expect.poll(() => isWithin(page, 'custom-bet')).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await context.close()
  })

  test('ERROR-05: a notice of being offline is shown until the connection is back', async () => {
    const { context, page } = await openPage(browser)
    await bettor(page, product.origin).opens('/sports/schedule')
    await context.setOffline(true)
    const alert = page.locator('[data-kind="error"]').getByText('Offline error')
    await alert.waitFor()
    await context.setOffline(false)
    await alert.waitFor({ state: 'detached' })
    await context.close()
  })

  test('MODAL-03 MODAL-01: the notice of cookies stays until it is accepted, for a year, moves nothing and is no later than the page', async () => {
    const { context, page, problems } = await openPage(browser, { viewport: PHONE, isFirstVisit: true })
    await bettor(page, product.origin).opens('/sports/live')
    const notice = page.locator('[data-cookie-notice]')
    await notice.waitFor()
    const [first, largest] = await page.evaluate(
      () =>
        new Promise<readonly (number | undefined)[]>((resolve) => {
          const [painted] = performance.getEntriesByName('first-contentful-paint')
          new PerformanceObserver((list) => resolve([painted?.startTime, list.getEntries().at(-1)?.startTime])).observe(
            {
              type: 'largest-contentful-paint',
              buffered: true,
            },
          )
        }),
    )
    expect(largest).toBe(first)
    const [place, bar] = [await notice.boundingBox(), await page.getByRole('navigation').last().boundingBox()]
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await notice.getByRole('button', { name: 'Which ones?' }).press('Enter')
    await page.locator('dialog[data-modal="cookie-drawer"]:modal').getByText('sb_ckcnsnt').waitFor()
    await page.keyboard.press('Escape')
    await notice.getByRole('button', { name: 'Accept' }).click()
    await notice.waitFor({ state: 'detached' })
    const kept = (await context.cookies()).find(({ name }) => name === 'sb_ckcnsnt')
    expect(kept?.value).toBe('1')
    expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(365)
    await context.close()
    expect(problems).toEqual([])
  })
})
