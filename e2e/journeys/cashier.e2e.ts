import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signInByHttp } from '../harness/api.ts'
import { seriousViolations } from '../harness/axe.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, DESKTOP, openPage, PHONE } from '../harness/browser.ts'
import { mailbox } from '../harness/mailbox.ts'
import { operate } from '../harness/operator.ts'
import type { Product } from '../harness/product.ts'
import { aroundBorrowed } from '../harness/shared/around-borrowed.ts'
import { CASHIER_SECRET } from '../harness/shared/settings.ts'
import { soonestKickOff } from '../harness/truth.ts'
import { until } from '../harness/wait.ts'

const PASSWORD = 'correct horse battery'
const DEPOSIT = '/sports/profile/wallet/deposit'

describe.skipIf(!CHROMIUM)('money in and out', () => {
  let product: Product
  let browser: Browser

  aroundBorrowed('calm', (lent) => {
    product = lent.product
    browser = lent.browser
  })

  /** Everything that the product wrote down for people: mail, text messages, its log. */
  function written(): string {
    const files = readdirSync(product.outbox).map((file) => readFileSync(join(product.outbox, file), 'utf8'))
    return [...files, product.log()].join('\n')
  }

  /** Records every alert of a page: on a slow machine they are gone before the test looks. */
  async function remembersAlerts(page: Page): Promise<(kind: string) => Promise<string>> {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        for (const alert of document.querySelectorAll('[role="alert"] [data-kind], [role="status"] [data-kind]')) {
          const seen = `${alert.getAttribute('data-kind')}: ${alert.textContent}`
          const before = sessionStorage.getItem('alerts') ?? ''
          if (!before.includes(seen)) sessionStorage.setItem('alerts', `${before}\n${seen}`)
        }
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    return (kind) =>
      page.evaluate((asked) => {
        const lines = (sessionStorage.getItem('alerts') ?? '').split('\n')
        return lines.filter((line) => line.startsWith(`${asked}: `)).join('\n')
      }, kind)
  }

  const balanceIs = (page: Page, subunits: number) => page.locator(`[data-balance="${subunits}"]`).first().waitFor()
  const main = (page: Page) => page.getByRole('main')

  /** From the amount to the provider's own page. */
  async function goesToPay(page: Page, amount: string): Promise<void> {
    await main(page).getByLabel('Amount').first().fill(amount)
    await main(page).getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor()
  }

  test.each([
    ['on a desktop', DESKTOP],
    ['on a phone', PHONE],
  ] as const)(
    'PAY-01 PLAYER-02 PLAYER-03: %s a visitor signs up, deposits, bets, wins, and has a withdrawal paid; no secret is written anywhere',
    async (where, viewport) => {
      const email = `depositor-${where.split(' ').at(-1)}@touchline.test`
      const { context, page, problems } = await openPage(browser, { viewport })
      const addresses: string[] = []
      page.on('framenavigated', (frame) => addresses.push(frame.url()))
      const player = bettor(page, product.origin)
      await player.opens('/sports/users/sign-up')
      await main(page).getByLabel('E-mail or phone number').fill(email)
      await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
      await main(page)
        .getByLabel(/I am 18 or over/)
        .check()
      await main(page).getByLabel('Country').selectOption('DE')
      await main(page)
        .getByLabel('Date of birth')
        .fill(viewport === PHONE ? '1990-02-28' : '1991-02-28')
      await main(page).getByRole('button', { name: 'Create account' }).click()
      await main(page).getByText('Check your mail').first().waitFor()
      const { link } = await mailbox(product.outbox).arrives(email, /Confirm your Touchline account/)
      await page.goto(link)
      await main(page).getByRole('button', { name: 'Confirm my account' }).click()
      await balanceIs(page, 100_00)

      // Missing details are requested first: before a deposit, and in a dialog before a withdrawal.
      if (viewport === PHONE) {
        await player.opens('/sports/profile/wallet/withdraw')
        const missed = page.locator('dialog[data-modal="missed-auth-fields"]:modal')
        await missed.getByLabel('First name').fill('Dora')
        await missed.getByLabel('Last name').fill('Depositor')
        await missed.getByRole('button', { name: 'Save', exact: true }).press('Enter')
        await missed.waitFor({ state: 'detached' })
        await main(page).getByRole('link', { name: 'Deposit', exact: true }).last().click()
        await page.waitForURL(`**${DEPOSIT}`)
      } else {
        await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click()
        await page.waitForURL(`**${DEPOSIT}`)
        await main(page).getByLabel('First name').fill('Dora')
        await main(page).getByLabel('Last name').fill('Depositor')
        await main(page).getByRole('button', { name: 'Save and continue' }).click()
      }
      await main(page).getByLabel('Amount').waitFor()
      expect(await main(page).getByLabel('Amount').inputValue()).toBe('')
      await goesToPay(page, '25')
      expect(new URL(page.url()).origin).not.toBe(product.origin)
      await page.getByText('Play money', { exact: false }).first().waitFor()
      expect(await seriousViolations(page, 'demo cashier')).toEqual([])
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await page.waitForURL(`**${DEPOSIT}*`)
      await page.locator('[data-kind="success"]').getByText('€25.00 added to your balance').waitFor()
      await balanceIs(page, 125_00)
      await main(page).locator('[data-deposit-status="succeeded"]').waitFor()
      expect(new URL(page.url()).search).toBe('')
      expect(await seriousViolations(page, 'deposit')).toEqual([])

      const match = await soonestKickOff(product.origin)
      await player.opens(`/sports/football/${match.slug}`)
      const key = await player.picks(player.odds().first())
      await player.stakes('5')
      await player.places()
      const [eventId = '', market = '', specifier = '', outcome = ''] = key.split('/')
      const named = specifier === '' ? market : `${market}?${specifier}`
      await operate(product, 'settle', eventId, named, `${outcome}=win`, '--others', 'lose')
      const api = await signInByHttp(product.origin, email, PASSWORD)
      const won = await until('the win to be paid', async () => {
        const [bet] = await api.bets()
        return bet?.status === 'done' ? bet.win_amount : undefined
      })
      await balanceIs(page, 120_00 + won)

      await player.opens('/sports/profile/wallet')
      await main(page).getByRole('link', { name: 'Withdraw' }).last().click()
      await main(page).getByLabel('Amount').fill('20')
      await main(page).getByRole('button', { name: 'Request withdrawal' }).click()
      const waiting = main(page).locator('[data-withdrawal-status="requested"]')
      await waiting.waitFor()
      await balanceIs(page, 100_00 + won)
      expect(await seriousViolations(page, 'withdraw')).toEqual([])
      const id = await waiting.getAttribute('data-withdrawal')
      expect(await operate(product, 'withdrawals', 'list')).toContain(`${id}  player `)
      expect(await operate(product, 'withdrawals', 'approve', id ?? '')).toContain('is approved')
      await main(page).locator(`[data-withdrawal="${id}"][data-withdrawal-status="approved"]`).waitFor()
      await player.opens('/sports/profile/wallet/transactions')
      await main(page).locator('[data-transaction]').nth(4).waitFor()

      const session = (await context.cookies()).map(({ value }) => value).filter((value) => value.length > 30)
      for (const secret of [CASHIER_SECRET, PASSWORD, ...session]) expect(written()).not.toContain(secret)
      for (const secret of [CASHIER_SECRET, PASSWORD, ...session]) expect(addresses.join('\n')).not.toContain(secret)
      expect(problems).toEqual([])
      await context.close()
    },
  )

  test('PAY-01: on a phone a stake above the balance leads to a deposit of the missing amount, and back to the bet', async () => {
    const { context, page, problems } = await openPage(browser, { viewport: PHONE })
    const player = bettor(page, product.origin)
    const match = await soonestKickOff(product.origin)
    await player.opens(`/sports/football/${match.slug}`)
    await player.signsIn(product.players.empty)
    await player.picks(player.odds().first())
    await player.stakes('7.5')
    await player.slip.getByRole('button', { name: /^Deposit/ }).click()
    const dialog = page.locator('[data-modal="quick-deposit"]')
    await expect.poll(() => dialog.getByLabel('Amount').inputValue()).toBe('7.50')
    await dialog.getByRole('button', { name: 'Continue to payment' }).click()
    const frame = dialog.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Pay', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.locator('[data-kind="success"]').getByText('€7.50 added to your balance').waitFor()
    expect(await player.slip.getByLabel('Stake').first().inputValue()).toBe('7.5')
    expect(await player.places()).toHaveLength(1)
    await balanceIs(page, 0)
    expect(problems).toEqual([])
    await context.close()
  })

  test('PAY-01 PAY-02: a pending payment and a failed one are shown by their alerts, and kept with their reasons', async () => {
    const { context, page, problems } = await openPage(browser)
    const alerts = await remembersAlerts(page)
    const player = bettor(page, product.origin)
    await player.opens(DEPOSIT)
    await main(page).getByRole('button', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail').fill(product.players.rich)
    await dialog.getByLabel('Password', { exact: true }).fill('touchline')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await balanceIs(page, 100_000_00)
    await goesToPay(page, '30')
    await page.getByRole('button', { name: 'Leave pending' }).click()
    await main(page).locator('[data-deposit-status="pending"]').waitFor()
    await expect.poll(() => alerts('warning')).toContain('€30.00 is on its way')
    await goesToPay(page, '40')
    await page.getByRole('button', { name: 'Fail' }).click()
    await main(page).locator('[data-deposit-status="failed"]').getByText('The payment was declined').waitFor()
    await expect.poll(() => alerts('error')).toContain('The payment was declined')
    // What an address claims is not believed.
    const failed = await main(page).locator('[data-deposit-status="failed"]').getAttribute('data-deposit')
    await page.goto(`${product.origin}${DEPOSIT}?payment=success&deposit=${failed}`)
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(await alerts('success')).not.toContain('€40.00')
    expect(problems).toEqual([])
    await context.close()
  })

  test('PLACE-03 PAY-01: an exchange whose response is lost is carried out once, also after a reload, and its outcome is shown', async () => {
    const { context, page } = await openPage(browser)
    const player = bettor(page, product.origin)
    const api = await signInByHttp(product.origin, product.players.rich)
    await api.send('POST', '/api/player/accounts', { currency: 'USD' })
    const euros = await api.balance()
    await player.opens('/sports/football')
    await player.signsIn(product.players.rich)
    await player.opens('/sports/profile/wallet')

    // The request is carried out, and no response reaches the page before it is loaded again.
    const keys: (string | undefined)[] = []
    await page.route('**/api/player/exchange', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length === 1) await route.fetch()
      await route.abort('connectionreset')
    })
    await main(page).getByLabel('Amount').fill('10')
    await main(page)
      .getByText(/You get/)
      .waitFor()
    await main(page).getByRole('button', { name: 'Exchange money' }).click()
    await main(page)
      .getByText(/We keep asking until we know/)
      .waitFor()
    await page.reload()
    await main(page)
      .getByText(/We keep asking until we know/)
      .waitFor()
    await page.unroute('**/api/player/exchange')
    await page
      .getByText(/€10\.00 exchanged for/)
      .first()
      .waitFor()

    expect(new Set(keys).size).toBe(1)
    expect(keys.length).toBeGreaterThan(1)
    expect(await api.balance()).toBe(euros - 10_00)
    expect(await page.evaluate(() => sessionStorage.getItem('requests'))).toBeNull()
    await context.close()
  })
})
