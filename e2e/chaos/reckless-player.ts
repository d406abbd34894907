import type { Page } from 'playwright-core'
import type { Bettor } from '../harness/bettor.ts'
import { sleep } from '../harness/wait.ts'
import { pickOf } from './rng.ts'

/** A press waits no longer for its button. */
const PRESS_MS = 1_500

/** The count of each act. */
export type Deeds = Map<string, number>

/** Bets, cashes out, reloads and navigates at random until it is stopped; skips what cannot be done now. */
export async function playRecklessly(
  { page, slip }: Bettor,
  next: () => number,
  goesOn: () => boolean,
): Promise<Deeds> {
  const deeds: Deeds = new Map()
  const browser = await page.context().newCDPSession(page)
  const press = async (what: string, button: ReturnType<Page['locator']>): Promise<boolean> => {
    const isDone = await button.click({ timeout: PRESS_MS }).then(
      () => true,
      () => false,
    )
    if (isDone) deeds.set(what, (deeds.get(what) ?? 0) + 1)
    return isDone
  }
  const acts: readonly (readonly [weight: number, act: () => Promise<unknown>])[] = [
    [
      5,
      async () => {
        const open = page.locator('main button[data-outcome]:not([disabled])')
        const count = await open.count()
        if (count > 0) await press('pick', open.nth(Math.floor(next() * Math.min(count, 60))))
      },
    ],
    [
      6,
      async () => {
        const stake = slip.getByLabel('Stake').first()
        await stake.fill(String(1 + Math.floor(next() * 20)), { timeout: PRESS_MS }).catch(() => undefined)
        await press('place', slip.getByRole('button', { name: /^(Place|Accept)/ }).last())
      },
    ],
    [
      3,
      () =>
        press('done', page.getByRole('button', { name: pickOf(next, ['Done', 'Keep selections']) ?? 'Done' }).first()),
    ],
    [
      4,
      async () => {
        if (!(await press('my bets', page.getByRole('tab', { name: /^My bets/ }).first()))) return
        const sells = page.locator('[data-cash-out]')
        const count = await sells.count().catch(() => 0)
        if (count > 0 && (await press('cash out', sells.nth(Math.floor(next() * count))))) {
          await press('confirm', page.getByRole('button', { name: 'Confirm cash out' }))
          await sleep(400)
          await page.keyboard.press('Escape').catch(() => undefined)
        }
        await press('slip', page.getByRole('tab', { name: /^Bet slip/ }).first())
      },
    ],
    [
      1,
      () =>
        press(
          'go',
          page.getByRole('link', { name: pickOf(next, ['In-play', 'Football', 'Tennis']) ?? 'Football' }).first(),
        ),
    ],
    [
      1,
      () =>
        page.reload({ timeout: 8_000, waitUntil: 'commit' }).then(
          () => deeds.set('reload', (deeds.get('reload') ?? 0) + 1),
          // While the page itself is still loading, the browser runs no other command until loading is stopped.
          () => browser.send('Page.stopLoading'),
        ),
    ],
  ]
  const hat = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act))
  while (goesOn()) {
    await pickOf(next, hat)?.().catch(() => undefined)
    await sleep(100 + next() * 300)
  }
  return deeds
}
