import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { type Product, startProduct } from '../harness/product.ts'

const COMPOSED = {
  format: 1,
  pages: {
    sport: {
      placements: {
        content: [
          { id: 'filters', kind: 'events-filter', props: { filters: ['tab', 'date', 'side'] } },
          { id: 'live', kind: 'live-events', props: { limit: 2 } },
          { id: 'next', kind: 'prematch-events', props: { limit: 10 } },
        ],
      },
    },
  },
}

describe.skipIf(!CHROMIUM)('lists of composed pages', () => {
  let product: Product
  let browser: Browser
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchline-lists-'))
    const file = join(folder, 'site.json')
    await writeFile(file, JSON.stringify(COMPOSED))
    product = await startProduct({ SITE_FILE: file })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('CAT-09, CAT-02, ROUTE-06: lists of a composed page go on to their end, by address and by press, and follow its tabs, days and sides', async () => {
    const sent = async (path: string) => (await fetch(`${product.origin}/sports/${path}`)).text()
    const { page } = await openPage(browser)
    await page.goto(`${product.origin}/sports/football`)
    const block = (id: string) => page.locator(`[data-block-id="${id}"]`)
    const rows = (id: string) => block(id).locator('[data-match]').count()
    await block('live').getByRole('button', { name: 'Show more' }).click()
    // At some hours fewer than five matches are in play.
    await expect.poll(() => block('live').getByRole('status').textContent()).toMatch(/^(4 of \d+|3 of 3)/)
    await expect.poll(() => rows('live')).toBeGreaterThan(2)
    expect(await sent('football?page=2')).toMatch(/Page 2 of \d+/)
    await page.goto(`${product.origin}/sports/football?page=2`)
    expect([await block('live').textContent(), await rows('next')]).toEqual(['', 10])
    for (const [tab, heading] of [
      ['All', 'All'],
      ['Outrights', 'Outrights'],
      ['Bet builder', 'Bet builder'],
      ['Favourites', 'Favourites'],
    ] as const) {
      await block('filters').getByRole('link', { name: tab, exact: true }).first().click()
      await block('next').getByRole('heading', { name: heading }).first().waitFor()
      expect(await block('live').textContent()).toBe('')
    }
    await block('next').getByRole('button', { name: 'Sign in' }).waitFor()
    await block('filters').getByRole('link', { name: 'Top', exact: true }).click()
    const total = async () =>
      Number(/\d+/.exec((await block('next').getByRole('heading').first().textContent()) ?? '')?.[0])
    await expect.poll(total).toBeGreaterThan(0)
    const all = await total()
    await block('filters').getByRole('link', { name: 'Home favourites' }).click()
    await expect.poll(total).toBeLessThan(all)
    const favored = await total()
    await block('filters').getByRole('link', { name: 'Tomorrow' }).click()
    await expect.poll(total).toBeLessThan(favored)
    expect(new URL(page.url()).search).toMatch(/^\?date=\d{4}-\d\d-\d\d&side=home$/)
  })
})
