import type { Locator, Page } from 'playwright-core'
import { sleep, until } from './wait.ts'

/** The selection is no longer on offer, and the slip has removed it. */
export class PickGone extends Error {
  override readonly message = 'What was picked is no longer on offer.'
}

/** A price that is on offer can be pressed, and shows it, within this time. */
export const PRESS_MS = 20_000
/** Prices may move, and markets be suspended, again and again while a bet is placed. */
const PLACING_MS = 90_000

/** A bettor in front of the screen. Finds things by what they are called, as documented in docs/reference/hooks.md. */
export interface Bettor {
  readonly page: Page
  opens(path: string): Promise<void>
  signsIn(email: string, password?: string): Promise<void>
  /**
   * Presses an odds button and returns its `match/market/specifier/outcome`. One that went, or was suspended, before it
   * was pressed is followed by the next that the locator leads to.
   * @throws PickGone when it leads to no other one
   */
  picks(button: Locator): Promise<string>
  /** Odds buttons that can be pressed now. */
  odds(scope?: Locator): Locator
  stakes(amount: string): Promise<void>
  /**
   * Accepts changes as often as the slip requires, then places; ends with the receipt and its bet ids.
   * @param press how the buttons of the slip are pressed: with the mouse by default
   * @throws PickGone when the slip is empty after a change was accepted, or an event in it is over
   */
  places(press?: (button: Locator) => Promise<void>): Promise<readonly number[]>
  balance(): Promise<number>
  openTab(name: 'Bet slip' | 'My bets'): Promise<void>
  readonly slip: Locator
}

export function bettor(page: Page, origin: string): Bettor {
  const phone = (page.viewportSize()?.width ?? 1440) < 780
  const slip = page.getByRole('region', { name: 'Bet slip', exact: true })

  async function openTab(name: 'Bet slip' | 'My bets'): Promise<void> {
    const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) }).first()
    const opens = page
      .getByRole('navigation')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .or(page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) }))
      .last()
    // A sheet opens by itself with a first pick, and another closes after a bet: the button may be gone before the
    // click.
    const press = (button: Locator) => button.click({ timeout: 2_000 }).catch(() => undefined)
    await until(
      `the tab ${name}`,
      async () => {
        if (phone && !(await tab.isVisible())) await press(opens)
        await press(tab)
        return tab.and(page.locator('[aria-selected="true"]')).isVisible()
      },
      PLACING_MS,
      50,
    )
  }

  /** Presses the price of an outcome; false where it did not get picked in time. */
  async function isPressed(key: string): Promise<boolean> {
    const price = page.locator(`main button[data-outcome="${key}"]`)
    const picked = page.locator(`main button[data-outcome="${key}"][aria-pressed="true"]`)
    await price
      .first()
      .click({ timeout: PRESS_MS })
      .catch(() => undefined)
    return until('the pick to show', async () => (await picked.count()) > 0, PRESS_MS, 50).catch(() => false)
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
      let gone: string | null = null
      for (;;) {
        const waits: { timeout?: number } = gone === null ? {} : { timeout: PRESS_MS }
        const key: string | null = await button.getAttribute('data-outcome', waits).catch(() => gone)
        if (!key) throw new Error('Not an odds button: it has no data-outcome.')
        if (key === gone) throw new PickGone()
        if (await isPressed(key)) return key
        gone = key
      }
    },
    async stakes(amount) {
      if (phone && !(await slip.isVisible())) await openTab('Bet slip')
      await slip.getByLabel('Stake').first().fill(amount)
    },
    async places(press = (button) => button.click({ timeout: 2_000 })) {
      const placed = page.getByRole('region', { name: 'Bet placed' })
      const deadline = Date.now() + PLACING_MS
      let emptyLooks = 0
      while (!(await placed.isVisible())) {
        // Between slip and receipt there may be a moment with neither.
        emptyLooks = (await hasNothing()) ? emptyLooks + 1 : 0
        if (emptyLooks === 10) throw new PickGone()
        // Towards the end of the day few matches are live, and the picked one may be over.
        if (await slip.getByText('This event is over. Remove it.').first().isVisible()) {
          await slip
            .getByRole('button', { name: /^Remove/ })
            .last()
            .click()
          throw new PickGone()
        }
        if (Date.now() > deadline)
          throw new Error(`No receipt after ${PLACING_MS} ms; the slip says: ${await slip.textContent()}`)
        const button = slip.getByRole('button', { name: /^(Place bet|Accept changes|Accept)/ }).last()
        if ((await button.isVisible()) && (await button.isEnabled())) await press(button).catch(() => undefined)
        await sleep(150)
      }
      return placed
        .locator('[data-bet-id]')
        .evaluateAll((all) => all.map((element) => Number(element.getAttribute('data-bet-id'))))
    },
    balance: async () => Number(await page.locator('[data-balance]').first().getAttribute('data-balance')),
  }
}
