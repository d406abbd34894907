import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, DESKTOP, launchBrowser, openPage, PHONE } from '../harness/browser.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { soonestKickOff } from '../harness/truth.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[]
}

describe.skipIf(!CHROMIUM)('accessible', () => {
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

  for (const theme of ['dark', 'light'] as const) {
    for (const [device, viewport] of [
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ] as const) {
      test(`BLOCK-03 MODAL-02: axe finds nothing serious in ${theme} on a ${device}`, async () => {
        const { context, page } = await openPage(browser, { theme, viewport })
        const visitor = bettor(page, product.origin)
        const match = await soonestKickOff(product.origin)
        const found: string[] = []
        const look = async (where: string, on = page): Promise<void> => {
          await on.evaluate(AXE)
          const violations = (await on.evaluate(
            'axe.run(document, { resultTypes: ["violations"] }).then((result) => result.violations)',
          )) as Violation[]
          for (const { id, impact, nodes } of violations)
            if (impact === 'serious' || impact === 'critical')
              found.push(`${where}: ${id} at ${nodes[0]?.target.join(' ')} ${nodes[0]?.failureSummary ?? ''}`)
        }
        for (const path of [
          '/sports',
          '/sports/live',
          '/sports/football',
          `/sports/football/${match.slug}`,
          '/sports/users/sign-in',
          '/sports/users/unlock?unlock_token=x',
          '/sports/404',
        ]) {
          await visitor.opens(path)
          await look(path)
        }
        await visitor.opens('/sports/users/sign-up')
        await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
        await look('a sign-up with what is wrong')
        await visitor.opens('/sports/football')
        await visitor.picks(visitor.odds().first())
        await visitor.openTab('Bet slip')
        await look('the slip with a selection')
        const own = await openPage(browser, { theme, viewport })
        const player = bettor(own.page, product.origin)
        await player.opens('/sports/profile')
        await player.signsIn('demo@touchline.test')
        await own.page.getByText('This device', { exact: true }).waitFor()
        await look('the account of a player', own.page)
        expect(found).toEqual([])
        await own.context.close()
        await context.close()
      })
    }
  }
})
