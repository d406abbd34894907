import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bettor, bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { answers } from '../harness/faults.ts'
import { mailbox } from '../harness/mailbox.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { until } from '../harness/wait.ts'
import { type Collector, startCollector } from '../reports/collector.ts'

const DEPOSIT = '/sports/profile/wallet/deposit'
const TYPED = {
  email: 'secretive.person@touchline.test',
  password: 'an unlikely staple battery',
  street: 'Kungsgatan 77 B',
  postal_code: '111 43',
  city: 'Stockholm',
  personal_number: '12345678Z',
  first_name: 'Gunhildur',
  last_name: 'Wennerstrom',
  born_on: '1990-02-28',
}
/** What an error service may show of a refusal. */
const REFUSED = {
  code: 1000,
  key: 'error.internal',
  localized_message: `No, ${TYPED.first_name}.`,
  data: { details: [{ path: 'body.email', message: TYPED.email }], errors_by_bet: [], request_id: 'a-request' },
}

describe.skipIf(!CHROMIUM)('the reports of a whole visit', () => {
  let collector: Collector
  let product: Product
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let player: Bettor
  const tokens = new Set<string>()

  beforeAll(async () => {
    collector = await startCollector()
    product = await startProduct({ SENTRY_DSN: collector.dsn })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
    await collector?.close()
  })

  const main = () => page.getByRole('main')
  const messages = () => collector.events.map(({ exception }) => exception?.values[0]?.value ?? '')
  const count = (part: string) => messages().filter((message) => message.includes(part)).length

  /** Does something that the server fails at, until that was reported; then the server responds again. */
  async function fails(address: string, reported: string, does: () => Promise<unknown>): Promise<void> {
    const before = count(reported)
    await page.route(address, answers(500, REFUSED))
    await does()
    await until(`a report of ${reported}`, async () => count(reported) > before)
    await page.unroute(address)
  }

  /** Throws what a careless program would: with everything that is in the address and the fields of the page. */
  async function throws(name: string): Promise<void> {
    await page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(text)
      })
    }, name)
    await until(`a report of ${name}`, async () => count(name) > 0)
  }

  /** Records the secrets of this visit: tokens in addresses, responses and cookies. */
  async function remembersTokens(): Promise<void> {
    for (const { name, value } of await context.cookies()) if (/touchline|deviceId/i.test(name)) tokens.add(value)
    for (const value of new URL(page.url()).searchParams.values()) if (value.length > 15) tokens.add(value)
  }

  async function signsUp(): Promise<string> {
    await player.opens('/sports/users/sign-up')
    await main().getByLabel('E-mail or phone number').fill(TYPED.email)
    await main().getByLabel('Password', { exact: true }).fill(TYPED.password)
    await main()
      .getByLabel(/I am 18 or over/)
      .check()
    await main().getByLabel('Country').selectOption('ES')
    await main().getByRole('button', { name: 'Continue', exact: true }).click()
    for (const name of ['first_name', 'last_name', 'street', 'postal_code', 'city', 'personal_number'] as const)
      await main().locator(`input[name="${name}"]`).fill(TYPED[name])
    await main().getByLabel('Date of birth').fill(TYPED.born_on)
    const send = () => main().getByRole('button', { name: 'Create account' }).click()
    await fails('**/api/users', 'signUp: 500', send)
    await throws('on the form of a sign-up')
    // The refusal names a field of the first step.
    await main().getByRole('button', { name: 'Continue', exact: true }).click()
    await send()
    await main().getByText('Check your mail').first().waitFor()
    return (await mailbox(product.outbox).arrives(TYPED.email, /Confirm your Touchline account/)).link
  }

  test('WATCH-01: no report of a whole visit holds a secret: signing up and in, a deposit, a bet, with failures all the way', async () => {
    const opened = await openPage(browser)
    context = opened.context
    page = opened.page
    player = bettor(page, product.origin)
    page.on('response', (response) => {
      if (!/websocket\/|deposits/.test(response.url())) return
      response.text().then(
        (text) => {
          for (const [, token = ''] of text.matchAll(/"(?:token|url)":"([^"]{20,})"/g)) tokens.add(token)
        },
        () => {},
      )
    })
    const link = await signsUp()
    tokens.add(new URL(link).searchParams.get('confirmation_token') ?? '')
    await page.goto(link)
    await fails('**/api/users/confirmation', 'confirmUser: 500', () =>
      main().getByRole('button', { name: 'Confirm my account' }).click(),
    )
    await throws('on the page of a link')
    await page.goto(link)
    await main().getByRole('button', { name: 'Confirm my account' }).click()
    await page.locator('[data-balance]').first().waitFor()
    await remembersTokens()
    await throws('of who has just been confirmed')

    await player.opens('/sports/profile')
    await context.clearCookies({ name: /touchline/ })
    await player.opens('/sports')
    await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail').fill(TYPED.email)
    await dialog.getByLabel('Password', { exact: true }).fill(TYPED.password)
    const signIn = dialog.getByRole('button', { name: 'Sign in', exact: true })
    await fails('**/users/sign_in', 'signIn: 500', () => signIn.click())
    await signIn.click()
    await dialog.waitFor({ state: 'hidden' })
    await page.locator('[data-balance]').first().waitFor()
    await remembersTokens()

    await player.opens(DEPOSIT)
    await main().getByLabel('Amount').first().fill('25')
    await fails('**/deposits', 'startDeposit: 500', () =>
      main().getByRole('button', { name: 'Continue to payment' }).click(),
    )
    // The page repeats the request without action, with the same key.
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL(`**${DEPOSIT}*`)
    await remembersTokens()
    await page.locator('[data-deposit-status="succeeded"]').waitFor()
    await throws('after a deposit')

    await player.opens('/sports')
    await player.picks(player.odds().first())
    await player.stakes('5')
    await fails('**/api/v3/bets', 'placeBets: 500', () =>
      player.slip
        .getByRole('button', { name: /^(Place bet|Accept)/ })
        .last()
        .click(),
    )
    await remembersTokens()
    await throws('at the end')

    const reported = [
      JSON.stringify(collector.events),
      product
        .log()
        .split('\n')
        .filter((line) => line.includes('page reported'))
        .join('\n'),
    ]
    expect(messages().length).toBeGreaterThan(8)
    expect(messages().filter((message) => message.includes('React error'))).toEqual([])
    expect(tokens.size).toBeGreaterThan(3)
    const secrets = [
      ...Object.values(TYPED).filter((text) => text !== TYPED.city),

      ...tokens,
    ]
    for (const secret of secrets)
      for (const text of reported)
        for (const form of [secret, encodeURIComponent(secret), secret.toLowerCase()])
          expect(text.includes(form), `${form} in a report`).toBe(false)
    await context.close()
  })
})
