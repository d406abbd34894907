import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInByHttp } from '../harness/api.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage, PHONE } from '../harness/browser.ts'
import { mailbox } from '../harness/mailbox.ts'
import type { Product } from '../harness/product.ts'
import { borrowProduct } from '../harness/shared/borrow-product.ts'
import { soonestKickOff } from '../harness/truth.ts'
import { withAuthenticator } from '../harness/virtual-authenticator.ts'

const PASSWORD = 'correct horse battery'
/** Calls that forms of the account make. */
const CALL = /\/api\/(users|player)/

describe.skipIf(!CHROMIUM)('from the first mail into the account', () => {
  let product: Product
  let browser: Browser
  let mail: ReturnType<typeof mailbox>

  beforeAll(async () => {
    product = await borrowProduct('calm')
    browser = await launchBrowser()
    mail = mailbox(product.outbox)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  /** Programs that open links: a mail scanner, a browser that fetches ahead, a program that runs the page. */
  async function scanners(link: string): Promise<void> {
    for (const method of ['GET', 'HEAD', 'GET'])
      expect((await fetch(link, { method, headers: { 'sec-purpose': 'prefetch' } })).status).toBe(200)
    const { context, page, problems } = await openPage(browser)
    await bettor(page, '').opens(link)
    expect(problems).toEqual([])
    await context.close()
  }

  const form = (page: Page) => page.getByRole('dialog').or(page.getByRole('main')).last()
  const shows = (page: Page, text: string | RegExp) => form(page).getByText(text).first().waitFor()

  /** Presses a form's button; where no response came in time, the form says so and the button is pressed again. */
  async function presses(scope: Locator, button: string): Promise<void> {
    for (let isAnswered = false; !isAnswered; ) {
      const asked = scope.page().waitForRequest((request) => request.method() !== 'GET' && CALL.test(request.url()))
      await scope.getByRole('button', { name: button, exact: true }).click()
      isAnswered = (await (await asked).response()) !== null
    }
  }

  async function sends(page: Page, button: string, answer: string | RegExp): Promise<void> {
    await presses(form(page), button)
    await shows(page, answer)
  }

  async function signsIn(page: Page, email: string, password: string): Promise<void> {
    await form(page).getByLabel('E-mail').fill(email)
    await form(page).getByLabel('Password', { exact: true }).fill(password)
    await presses(form(page), 'Sign in')
  }

  test('PLAYER-01 ROUTE-08 PLACE-01 SLIP-09: a visitor signs up, confirms by the mail, is signed in by that, and places the bet of their slip', async () => {
    const email = 'new.player@touchline.test'
    const { context, page, problems } = await openPage(browser)
    const visitor = bettor(page, product.origin)
    await visitor.opens('/sports')
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
    await form(page).getByRole('link', { name: 'Create an account' }).click()

    await form(page).getByRole('button', { name: 'Create account' }).click()
    await shows(page, 'Enter your e-mail address or phone number.')
    await shows(page, 'Tick this to open an account.')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('login')

    await form(page).getByLabel('E-mail or phone number').fill(email)
    await form(page).getByLabel('Password', { exact: true }).fill('password1')
    await form(page)
      .getByLabel(/I am 18 or over/)
      .check()
    await form(page).getByLabel('Country').selectOption('SE')
    await form(page).getByRole('button', { name: 'Continue', exact: true }).click()
    await form(page).getByLabel('First name', { exact: true }).fill('Åsa')
    await form(page).getByLabel('Date of birth').fill('2015-01-01')
    await form(page).getByRole('button', { name: 'Create account' }).click()
    await shows(page, 'This is required where you live.')
    const home = { street: 'Kungsgatan 1 B', postal_code: '111 43', city: 'Stockholm', personal_number: '900228-1236' }
    for (const [name, value] of Object.entries({ last_name: 'Berg', ...home }))
      await form(page).locator(`input[name="${name}"]`).fill(value)
    await sends(page, 'Create account', /not old enough/)
    await form(page).getByLabel('Date of birth').fill('1990-02-28')
    await sends(page, 'Create account', /not your personal number/)
    await form(page).getByLabel('Personal number').fill('900228-1237')
    await sends(page, 'Create account', /too easy to guess/)
    await form(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
    await form(page).getByRole('button', { name: 'Continue', exact: true }).click()
    await sends(page, 'Create account', 'Check your mail')
    const { link, to } = await mail.arrives(email, /Confirm your Touchline account/)
    expect([to, new URL(link).origin]).toEqual([email, product.origin])
    await context.close()

    await scanners(link)
    const { context: again, page: inbox, problems: more } = await openPage(browser)
    await bettor(inbox, product.origin).opens('/sports/users/sign-in')
    await signsIn(inbox, email, PASSWORD)
    await shows(inbox, /not confirmed yet/)
    await form(inbox).getByRole('button', { name: 'Send the link again' }).click()
    await shows(inbox, /once more/)
    expect((await mail.arrives(email, /Confirm your Touchline account/, 1)).link).not.toBe(link)

    const player = bettor(inbox, product.origin)
    await player.opens(`/sports/football/${(await soonestKickOff(product.origin)).slug}`)
    await player.picks(player.odds().first())
    await player.stakes('5')
    // The mail leads to another tab; the one with the slip is notified of the player.
    const tab = await again.newPage()
    await tab.goto(link)
    await form(tab).getByRole('button', { name: 'Confirm my account' }).click()
    await shows(tab, 'Your account is confirmed')
    await shows(tab, '€100.00 of play money')
    await form(tab).getByRole('button', { name: 'Start betting' }).click()
    await tab.waitForURL(`${product.origin}/sports`)
    await inbox.locator('[data-balance="10000"]').waitFor()
    // A visitor sees what their country requires above the page at once, and from the server from then on.
    const mark = '[data-protection-mark="sweden"]'
    await inbox.locator(mark).getByRole('link', { name: 'Spelpaus' }).waitFor()
    expect(await (await tab.goto(`${product.origin}/sports`))?.text()).toContain(mark.slice(1, -1))
    const [bet] = await player.places()
    const api = await signInByHttp(product.origin, email, PASSWORD)
    expect((await api.bets()).map(({ id, stake }) => [id, stake.value])).toEqual([[bet, 500]])
    expect(await api.balance()).toBe(9_500)

    await inbox.goto(link)
    await shows(inbox, 'This link has expired')
    await player.opens('/sports/profile')
    for (const kept of ['Åsa Berg', 'Kungsgatan 1 B, 111 43 Stockholm', '19900228-••••'])
      await inbox.locator('dl').getByText(kept, { exact: true }).waitFor()
    await inbox.getByRole('button', { name: 'Change address' }).press('Enter')
    await expect.poll(() => inbox.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('street')
    await inbox.getByLabel('City').fill('')
    await inbox.getByLabel('City').press('Enter')
    await inbox.getByText('This is required where you live.').waitFor()
    await inbox.getByLabel('City').fill('Solna')
    await inbox.getByLabel('City').press('Enter')
    await inbox.getByText('Kungsgatan 1 B, 111 43 Solna', { exact: true }).waitFor()
    expect([...problems, ...more]).toEqual([])
    await again.close()
  })

  test('PLAYER-01 PLAYER-02: a player who signs up by a number where one is required types it once', async () => {
    const { context, page, problems } = await openPage(browser, { viewport: PHONE })
    await bettor(page, product.origin).opens('/sports/users/sign-up')
    const number = '+14165550123'
    await form(page).getByLabel('E-mail or phone number').fill(number)
    await form(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
    await form(page).getByLabel('Country').selectOption('CA')
    await form(page)
      .getByLabel(/I am 19 or over/)
      .check()
    await form(page).getByRole('button', { name: 'Continue', exact: true }).click()
    const entered = {
      first_name: 'Zoë',
      last_name: 'Roy',
      street: '1 Yonge St',
      postal_code: 'M5E 1W7',
      city: 'Toronto',
    }
    for (const [name, value] of Object.entries(entered)) await form(page).locator(`input[name="${name}"]`).fill(value)
    await form(page).getByLabel('Date of birth').fill('1990-02-28')
    expect(await form(page).locator('input[name="mobile_phone"]').count()).toBe(0)
    await presses(form(page), 'Create account')
    await mail.textArrives(number)
    expect(problems).toEqual([])
    await context.close()
  })

  test('PLAYER-01: on a phone, a forgotten password is chosen again by the mail, and the link works once', async () => {
    const email = product.players.empty
    const { context, page, problems } = await openPage(browser, { viewport: PHONE })
    const player = bettor(page, product.origin)
    await player.opens('/sports/users/sign-in')
    await form(page).getByLabel('E-mail').fill(email)
    await form(page).getByRole('link', { name: 'Forgot your password?' }).click()
    await page.waitForURL('**/users/password/new')
    expect(await form(page).getByLabel('E-mail or phone number').inputValue()).toBe(email)
    await sends(page, 'Send the link', 'Check your mail')

    const { link } = await mail.arrives(email, /Choose a new Touchline password/)
    await scanners(link)
    await page.goto(link)
    // The token has left the address, and the page still knows it.
    await page.waitForURL(`${product.origin}/sports/users/password/edit`)
    await form(page).getByLabel('New password').fill('touchline1')
    await sends(page, 'Save new password', /too easy to guess/)
    await form(page).getByLabel('New password').fill('another horse battery')
    await sends(page, 'Save new password', 'Your new password is set')
    await signsIn(page, email, 'touchline')
    await shows(page, /password is wrong/)
    await signsIn(page, email, 'another horse battery')
    await page.locator('[data-balance="0"]').first().waitFor()

    await page.goto(link)
    await form(page).getByLabel('New password').fill('a third horse battery')
    await sends(page, 'Save new password', 'This link has expired')
    await signInByHttp(product.origin, email, 'another horse battery')
    expect(problems).toEqual([])
    await context.close()
  })

  test('PLAYER-01: a locked account opens by the button behind the mail, and not before it is pressed', async () => {
    const email = product.players.demo
    const { context, page, problems } = await openPage(browser)
    await bettor(page, product.origin).opens('/sports/users/sign-in')
    await signsIn(page, email, 'a guess')
    await shows(page, /password is wrong/)
    for (let failure = 1; failure < 5; failure++) await signsIn(page, email, `another guess ${failure}`)
    await signsIn(page, email, 'touchline')
    await shows(page, /signing in is locked/)
    const { link } = await mail.arrives(email, /Unlock your Touchline account/)

    await scanners(link)
    await signsIn(page, email, 'touchline')
    await shows(page, /signing in is locked/)
    await page.goto(link)
    await form(page).getByRole('button', { name: 'Unlock signing in' }).click()
    await shows(page, 'Signing in is unlocked')
    await signsIn(page, email, 'touchline')
    await page.locator('[data-balance]').first().waitFor()
    await page.goto(link)
    await shows(page, 'This link has expired')
    expect(problems).toEqual([])
    await context.close()
  })

  test('PLAYER-01 PLAYER-02: a player ends a session elsewhere, verifies their phone by SMS and changes their password', async () => {
    const email = product.players.rich
    const elsewhere = await signInByHttp(product.origin, email)
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports')
    await player.signsIn(email)
    await page.locator('button:has([data-balance])').click()
    await page.getByRole('link', { name: 'Security' }).click()
    const card = (name: string) => page.getByRole('region', { name, exact: true })

    await card('Where you are signed in').getByText('This device').waitFor()
    await card('Where you are signed in')
      .getByRole('button', { name: /^Sign out Unknown device/ })
      .click()
    await card('Where you are signed in').getByText('You are signed in on this device only.').waitFor()
    await expect(elsewhere.get('/api/player')).rejects.toThrow('401')

    await page.locator('[data-account-list]').getByRole('link', { name: 'Personal details' }).click()
    await card('Phone number').getByLabel('Phone number').fill('0151 12345678')
    await card('Phone number').getByRole('button', { name: 'Send a code' }).click()
    await card('Phone number').getByText('not a phone number with its country code').waitFor()
    await card('Phone number').getByLabel('Phone number').fill('+49 151 12345678')
    await card('Phone number').getByLabel('Current password').fill('touchline')
    await card('Phone number').getByRole('button', { name: 'Send a code' }).click()
    await card('Phone number').getByText('+4915112345678').waitFor()
    expect(
      await card('Phone number')
        .getByRole('button', { name: /^Send again in/ })
        .getAttribute('aria-disabled'),
    ).toBe('true')
    const code = /\d{6}/.exec((await mail.textArrives('+4915112345678')).text)?.[0] ?? ''
    await card('Phone number')
      .getByLabel('Code')
      .fill(code === '123456' ? '654321' : '123456')
    await card('Phone number').getByRole('button', { name: 'Verify' }).click()
    await card('Phone number').getByText('The code is wrong').waitFor()
    await card('Phone number').getByLabel('Code').fill(code)
    await card('Phone number').getByRole('button', { name: 'Verify' }).click()
    await card('Phone number').getByText('+4915112345678 is verified').waitFor()

    await page.locator('[data-account-list]').getByRole('link', { name: 'Security' }).click()
    await card('Password').getByLabel('Current password').fill('not this one')
    await card('Password').getByLabel('New password').fill(PASSWORD)
    await presses(card('Password'), 'Change password')
    await card('Password').getByText('Your current password is not right').waitFor()
    await card('Password').getByLabel('Current password').fill('touchline')
    await presses(card('Password'), 'Change password')
    await card('Password').getByText('Your password is changed').waitFor()
    await signInByHttp(product.origin, '+49 151 12345678', PASSWORD)
    expect(problems).toEqual([])
    await context.close()
  })

  test('ROUTE-08 MODAL-02: a hash or a modal parameter opens its dialog and leaves the address; Back and Escape close it', async () => {
    const { context, page, problems } = await openPage(browser)
    const visitor = bettor(page, product.origin)
    const asks: readonly (readonly [string, string, string])[] = [
      ['/sports/live#sign-up', 'Create an account', '/sports/live'],
      ['/sports/schedule?modal=forgot-password', 'Forgot your password?', '/sports/schedule'],
      ['/sports?reset_password_token=abc', 'Choose a new password', '/sports'],
    ]
    for (const [address, title, left] of asks) {
      await visitor.opens(address)
      await page.getByRole('dialog', { name: title }).waitFor()
      await page.waitForURL(product.origin + left)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    // Back closes what lies over the page, and the page stays; one way in takes the place of another in the same frame.
    await visitor.opens('/sports/live')
    const opener = page.getByRole('button', { name: 'Sign in', exact: true }).first()
    const seen = (name: string) => page.locator(`dialog[data-modal="${name}"]:modal`).waitFor()
    await opener.press('Enter')
    await page.getByRole('dialog').getByRole('link', { name: 'Create an account' }).press('Enter')
    await seen('sign-up')
    expect(await page.locator('dialog:modal').count()).toBe(1)
    await page.goBack()
    await page.locator('dialog:modal').waitFor({ state: 'detached' })
    await page.waitForURL(`${product.origin}/sports/live`)
    await opener.press('Enter')
    await seen('sign-in')
    await page.keyboard.press('Escape')
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
    // Where a mail leads to a page of its own.
    for (const [way, parameter] of [
      ['password/edit', 'reset_password_token'],
      ['confirmation', 'confirmation_token'],
      ['unlock', 'unlock_token'],
    ]) {
      await visitor.opens(`/de/sports/users/${way}?${parameter}=secret`)
      await page.waitForURL(`${product.origin}/de/sports/users/${way}`)
    }
    expect(problems).toEqual([])
    await context.close()
  })

  test('PLAYER-01: a player adds a passkey with their password and signs in by it, without one', async () => {
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports/profile?part=security')
    await withAuthenticator(page)
    await player.signsIn(product.players.demo)
    const passkeys = page.getByRole('region', { name: 'Passkeys', exact: true })
    const adds = passkeys.getByRole('button', { name: 'Add a passkey' })
    await adds.click()
    await passkeys.getByLabel('Current password').fill('touchline')
    await adds.click()
    await passkeys.locator('[data-passkey]').waitFor()
    await page.locator('button:has([data-balance])').click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).last().click()
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.locator('dialog:modal').waitFor({ state: 'detached' })
    await page.getByText(/^Passkey · /).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
