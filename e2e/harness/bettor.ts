import type { Locator, Page } from 'playwright-core'
import { sleep, until } from './wait.ts'

/** What was picked is no longer on offer; the slip let go of it. */
export class PickGone extends Error {}

/** A bettor in front of the screen. Finds things by what they are called, as documented in docs/testing-hooks.md. */
export interface Bettor {
  readonly page: Page
  opens(path: string): Promise<void>
  signsIn(email: string, password?: string): Promise<void>
  /** Presses an odds button and answers its `match/market/specifier/outcome`. */
  picks(button: Locator): Promise<string>
  /** Odds buttons that can be pressed now. */
  odds(scope?: Locator): Locator
  stakes(amount: string): Promise<void>
  /**
   * Accepts changes as often as the slip asks, then places; ends with the receipt and its bet ids.
   * @throws PickGone when the slip is empty after a change was accepted
   */
  places(): Promise<readonly number[]>
  balance(): Promise<number>
  openTab(name: 'Bet slip' | 'My bets'): Promise<void>
  readonly slip: Locator
}

export function bettor(page: Page, origin: string): Bettor {
  const phone = (page.viewportSize()?.width ?? 1440) < 780
  const slip = page.getByRole('region', { name: 'Bet slip', exact: true })

  async function openTab(name: 'Bet slip' | 'My bets'): Promise<void> {
    const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) })
    if (phone && !(await tab.first().isVisible())) {
      await page
        .getByRole('navigation')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .or(page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) }))
        .last()
        .click()
    }
    await tab.first().click()
  }

  async function hasNothing(): Promise<boolean> {
    return (phone && !(await slip.isVisible())) || (await slip.getByText('Your bet slip is empty').isVisible())
  }

  return {
    page,
    slip,
    openTab,
    async opens(path) {
      await page.goto(origin + path)
      await page.waitForFunction(
        () => (window as unknown as { __touchline?: { connected: boolean } }).__touchline?.connected === true,
        null,
        {
          timeout: 20_000,
        },
      )
    },
    async signsIn(email, password = 'touchline') {
      await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('E-mail').fill(email)
      await dialog.getByLabel('Password', { exact: true }).fill(password)
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.locator('[data-balance]').first().waitFor()
    },
    odds: (scope) =>
      (scope ?? page.locator('main')).locator('button[data-outcome]:not([disabled]):not([aria-disabled="true"])'),
    async picks(button) {
      const key = await button.getAttribute('data-outcome')
      if (!key) throw new Error('Not an odds button: it has no data-outcome.')
      const same = page.locator(`main button[data-outcome="${key}"]`).first()
      await same.click()
      await until('the pick to show', async () => (await same.getAttribute('aria-pressed')) === 'true', 5_000, 50)
      return key
    },
    async stakes(amount) {
      if (phone && !(await slip.isVisible())) await openTab('Bet slip')
      await slip.getByLabel('Stake').first().fill(amount)
    },
    async places() {
      const placed = page.getByRole('region', { name: 'Bet placed' })
      const deadline = Date.now() + 60_000
      let emptyLooks = 0
      while (!(await placed.isVisible())) {
        // Between slip and receipt there may be a moment with neither.
        emptyLooks = (await hasNothing()) ? emptyLooks + 1 : 0
        if (emptyLooks === 10) throw new PickGone()
        if (Date.now() > deadline) throw new Error(`No receipt after 60 s; the slip says: ${await slip.textContent()}`)
        const button = slip.getByRole('button', { name: /^(Place bet|Accept changes|Accept)/ }).last()
        if ((await button.isVisible()) && (await button.isEnabled()))
          await button.click({ timeout: 2_000 }).catch(() => undefined)
        await sleep(150)
      }
      return placed
        .locator('[data-bet-id]')
        .evaluateAll((all) => all.map((element) => Number(element.getAttribute('data-bet-id'))))
    },
    balance: async () => Number(await page.locator('[data-balance]').first().getAttribute('data-balance')),
  }
}
