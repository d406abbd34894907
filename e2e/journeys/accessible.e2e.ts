import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInByHttp } from '../harness/api.ts'
import { seriousViolations } from '../harness/axe.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, DESKTOP, launchBrowser, openPage, PHONE } from '../harness/browser.ts'
import { englishLeft, englishOnlyWords, namePattern, shippedLanguages } from '../harness/english-left.ts'
import { everyPage } from '../harness/every-page.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { soonestKickOff } from '../harness/truth.ts'

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

  test('LOCALE-03: no page says an English word in another language, names aside', async () => {
    const { paths, names } = await everyPage(product.origin)
    const { cookie } = await signInByHttp(product.origin, 'demo@touchline.test')
    const known = namePattern(names)
    const page = async (path: string) => (await fetch(product.origin + path, { headers: { cookie } })).text()
    const found: string[] = []
    for (const locale of shippedLanguages().filter((language) => language !== 'en')) {
      const words = englishOnlyWords(locale)
      expect(englishLeft(await page('/sports/bets'), words, known)).not.toEqual([])
      for (const path of paths) {
        const left = englishLeft(await page(`/${locale}/sports${path}`), words, known)
        found.push(...left.map((text) => `${locale} ${path}: ${text}`))
      }
    }
    expect(found).toEqual([])
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
          found.push(...(await seriousViolations(on, where)))
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
        await player.opens('/sports/transactions')
        await own.page.locator('[data-transaction]').first().waitFor()
        await look('the transactions of a player', own.page)
        expect(found).toEqual([])
        await own.context.close()
        await context.close()
      })
    }
  }
})
