import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CHROMIUM, launchBrowser, type Opened, openPage, PHONE } from '../harness/browser.ts'
import { type HostSite, plainPage, startHostSite, tagPage } from '../harness/host-page.ts'
import { type Product, startProduct } from '../harness/product.ts'

/** A frame that reads and drops messages takes so many times as long as one that does not read them. */
const MOST_TIMES_THE_FLOOR = 5

type Received = readonly (readonly [name: string, data: Readonly<Record<string, unknown>>])[]

const receivedOn = (page: Page): Promise<Received> =>
  page.evaluate(() => (window as unknown as { received: Received }).received)

/** The last message of a name that the host received. */
async function lastReceived(page: Page, name: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  return (await receivedOn(page)).findLast(([received]) => received === name)?.[1]
}

/** Where an element of the frame is on the host's screen. */
async function onScreen(frame: Frame, selector: string): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await frame.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not shown.`)
  return { top: box.y, bottom: box.y + box.height }
}

describe.skipIf(!CHROMIUM)('a sportsbook in the page of an operator', () => {
  let host: HostSite
  let product: Product
  let browser: Browser
  let folder: string
  let opened: Opened

  beforeAll(async () => {
    host = await startHostSite()
    folder = await mkdtemp(join(tmpdir(), 'touchline-embed-'))
    const file = join(folder, 'site.json')
    await writeFile(file, JSON.stringify({ format: 1, frameOrigins: [host.origin] }))
    product = await startProduct({ SITE_FILE: file, ADDITIONAL_PROVIDERS: '' })
    browser = await launchBrowser()
    host.show('/tag', tagPage(product.origin, 'url-sync="hash" top-offset="0"'))
    host.show('/long', tagPage(product.origin, 'url-sync="hash"', '<div class="tall">Below</div>'))
    host.show('/plain', plainPage(product.origin))
    host.show('/begins', plainPage(product.origin, '/sports/init-sportsbook?path=/football'))
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
    await host?.close()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    opened = await openPage(browser)
  })
  afterEach(() => opened.context.close())

  /** Opens a page of the host, and returns its frame once the sportsbook takes messages. */
  async function opens(path: string, ready: string, page = opened.page): Promise<Frame> {
    await page.goto(`${host.origin}${path}`)
    await expect.poll(() => lastReceived(page, ready)).toBeDefined()
    const frame = page.frames().find((one) => one.url().startsWith(product.origin))
    if (frame === undefined) throw new Error('The host has no frame of the book.')
    await frame.locator('[data-cookie-notice]').getByRole('button', { name: 'Accept' }).click()
    return frame
  }
  /** The host by another name: to a browser another origin, and one that the site does not list. */
  const lookAlike = () => host.origin.replace('127.0.0.1', 'localhost')
  const mode = (frame: Frame) => frame.locator('html').getAttribute('data-embedded')
  const odds = (frame: Frame) => frame.locator('main button[data-outcome]:enabled')

  test('EMBED-01, EMBED-04: the tag shows it, follows its pages in the hash, and Back and Forward lead through them', async () => {
    const { page } = opened
    const frame = await opens('/tag', 'ready')
    expect(await mode(frame)).toBe('tag')
    await frame.getByRole('link', { name: 'Schedule' }).first().click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#/schedule')
    await frame.getByRole('navigation', { name: 'All sports' }).getByRole('link', { name: 'Football' }).first().click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#/football')
    await expect.poll(() => lastReceived(page, 'navigate')).toMatchObject({ path: '/football', replaces: false })
    await page.goBack()
    await expect.poll(() => new URL(frame.url()).pathname).toBe('/sports/schedule')
    await page.goBack()
    await expect.poll(() => new URL(frame.url()).pathname).toBe('/sports')
    await page.goForward()
    await expect.poll(() => new URL(frame.url()).pathname).toBe('/sports/schedule')
    await expect.poll(() => new URL(page.url()).hash).toBe('#/schedule')
  })

  test('EMBED-04: steps that come faster than the frame follows end with host and frame on the same page', async () => {
    const { page } = opened
    const frame = await opens('/tag#/football', 'ready')
    const book = page.locator('touchline-sportsbook')
    for (const path of ['/tennis', '/schedule', '/results'])
      await book.evaluate((element, to) => (element as unknown as { navigate(path: string): void }).navigate(to), path)
    const entries = await page.evaluate(() => history.length)
    for (let turn = 0; turn < 6; turn += 1) {
      await page.evaluate(() => history.go(-2))
      await expect.poll(() => new URL(page.url()).hash).toBe('#/tennis')
      await page.evaluate(() => history.forward())
      await expect.poll(() => new URL(page.url()).hash).toBe('#/schedule')
      await expect.poll(() => new URL(frame.url()).pathname).toBe('/sports/schedule')
      await page.evaluate(() => history.forward())
      await expect.poll(() => new URL(page.url()).hash).toBe('#/results')
    }
    await expect.poll(() => new URL(frame.url()).pathname).toBe('/sports/results')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.evaluate(() => history.go(-3))
    await expect.poll(() => new URL(frame.url()).pathname).toBe('/sports/football')
    expect(new URL(page.url()).hash).toBe('#/football')
  })

  test('EMBED-04: a deep link of the host opens its page; a dialog makes no step of the history', async () => {
    const { page } = opened
    const frame = await opens('/tag#/football', 'ready')
    expect(new URL(frame.url()).pathname).toBe('/sports/football')
    const before = await page.evaluate(() => history.length)
    await frame
      .getByRole('button', { name: /Search/ })
      .first()
      .click()
    await frame.getByRole('dialog').first().waitFor()
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  test('EMBED-01, EMBED-03: the host receives a pick and shows its own way in; the slip stays as it is', async () => {
    const { page } = opened
    const frame = await opens('/tag#/football', 'ready')
    await odds(frame).first().click()
    await expect.poll(() => lastReceived(page, 'slip')).toMatchObject({ count: 1 })
    await frame.getByRole('banner').getByRole('button', { name: 'Sign in' }).first().click()
    await expect.poll(() => lastReceived(page, 'auth-needed')).toEqual({ reason: 'sign-in' })
    expect(await frame.locator('[data-modal]').count()).toBe(0)
    expect(await lastReceived(page, 'slip')).toMatchObject({ count: 1 })
    expect(await lastReceived(page, 'deposit-needed')).toBeUndefined()
  })

  test('EMBED-02: the frame is as high as its page, grows and shrinks with it, and comes to rest', async () => {
    const { page } = opened
    const frame = await opens('/tag', 'ready')
    const height = () => page.locator('touchline-sportsbook iframe').evaluate((element) => element.clientHeight)
    /** How much of the content is cut off or missing, in px. */
    const off = () => frame.evaluate(() => Math.abs(document.body.getBoundingClientRect().height - innerHeight))
    await expect.poll(off).toBeLessThan(1)
    const home = await height()
    expect(home).toBeGreaterThan(1_000)
    await frame.getByRole('contentinfo').getByRole('link', { name: /About/ }).first().click()
    await expect.poll(height).toBeLessThan(home)
    await expect.poll(off).toBeLessThan(1)
    const rests = await height()
    const before = (await receivedOn(page)).length
    await page.waitForTimeout(1_000)
    expect(await height()).toBe(rests)
    expect((await receivedOn(page)).slice(before).filter(([name]) => name === 'height')).toEqual([])
    await page.goBack()
    await expect.poll(height).toBeGreaterThan(rests)
  })

  test('EMBED-01: on a long page of the host, header, slip and dialogs are in the visible part', async () => {
    const { page } = opened
    const frame = await opens('/long', 'ready')
    await odds(frame).first().click()
    const frameHeight = await page.locator('touchline-sportsbook iframe').evaluate((element) => element.clientHeight)
    const down = Math.min(1_500, frameHeight - 950)
    await page.mouse.move(700, 450)
    await page.evaluate((to) => scrollTo(0, to), down)
    await expect.poll(() => onScreen(frame, 'header[class]').then(({ top }) => Math.round(top))).toBe(0)
    const slip = await onScreen(frame, 'aside')
    expect(slip.top).toBeGreaterThanOrEqual(50)
    expect(slip.bottom).toBeLessThanOrEqual(901)
    await frame
      .getByRole('banner')
      .getByRole('button', { name: /Search/ })
      .first()
      .click()
    await frame.getByRole('dialog').first().waitFor()
    const dialog = await onScreen(frame, 'dialog[open]')
    expect(dialog.top).toBeGreaterThanOrEqual(0)
    expect(dialog.bottom).toBeLessThanOrEqual(901)
  })

  test('EMBED-01: on a phone the tab bar is at the foot of the visible part', async () => {
    const phone = await openPage(browser, { viewport: PHONE })
    const frame = await opens('/long', 'ready', phone.page)
    await phone.page.evaluate(() => scrollTo(0, 700))
    const bar = 'nav[class]:has(a[href$="/live"])'
    await expect
      .poll(async () => {
        const boxes = await frame
          .locator(bar)
          .evaluateAll((bars) => bars.map((one) => one.getBoundingClientRect().bottom))
        const top = await phone.page
          .locator('touchline-sportsbook iframe')
          .evaluate((one) => one.getBoundingClientRect().top)
        return boxes.map((bottom) => Math.round(bottom + top))
      })
      .toContain(PHONE.height)
    await phone.context.close()
  })

  test('EMBED-01: theme and language change from the host without a reload; slip, page and history stay', async () => {
    const { page } = opened
    const frame = await opens('/tag#/football', 'ready')
    const set = (name: string, value: string) =>
      page
        .locator('touchline-sportsbook')
        .evaluate((book, [key, to]) => book.setAttribute(key, to), [name, value] as const)
    await odds(frame).first().click()
    await expect.poll(() => lastReceived(page, 'slip')).toMatchObject({ count: 1 })
    await frame.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const steps = await page.evaluate(() => history.length)
    await set('theme', 'light')
    await expect.poll(() => frame.locator('html').getAttribute('data-theme')).toBe('light')
    for (const [language, direction, word] of [
      ['de', 'ltr', 'Wettschein'],
      ['ar', 'rtl', null],
      ['en', 'ltr', 'Bet slip'],
    ] as const) {
      await set('locale', language)
      await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe(language)
      expect(await frame.locator('html').getAttribute('dir')).toBe(direction)
      const prefix = language === 'en' ? '' : `/${language}`
      await expect.poll(() => new URL(frame.url()).pathname).toBe(`${prefix}/sports/football`)
      if (word !== null) await frame.getByRole('region', { name: word, exact: true }).waitFor()
      await expect.poll(() => frame.locator('button[data-outcome][aria-pressed="true"]').count()).toBeGreaterThan(0)
    }
    await frame.getByRole('link', { name: 'Schedule' }).first().click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#/schedule')
    expect(await frame.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect((await receivedOn(page)).filter(([name]) => name === 'ready')).toHaveLength(1)
    expect(await page.evaluate(() => history.length)).toBe(steps + 1)
  })

  test('EMBED-01: a host without the tag speaks plain messages', async () => {
    const { page } = opened
    const frame = await opens('/plain', 'touchline:initialized')
    expect(await mode(frame)).toBe('frame')
    const say = (type: string, data: object = {}) =>
      page.evaluate(([name, body]) => (window as unknown as { say(n: string, d: object): void }).say(name, body), [
        type,
        data,
      ] as const)
    await expect.poll(() => lastReceived(page, 'touchline:session-wanted')).toBeDefined()
    await say('page_changed', { path: '/football' })
    await expect.poll(() => lastReceived(page, 'touchline:page-loaded')).toMatchObject({ path: '/football' })
    await say('page_changed', { path: '//evil.example' })
    await say('constructor')
    await say('search_modal')
    await frame.getByRole('dialog').first().waitFor()
    await say('search_modal', { open: false })
    await expect.poll(() => frame.locator('dialog:modal').count()).toBe(0)
    await odds(frame).first().click()
    await expect.poll(() => lastReceived(page, 'touchline:bet-slip-state-changed')).toMatchObject({ count: 1 })
    await say('change_theme', { theme: 'light' })
    await expect.poll(() => frame.locator('html').getAttribute('data-theme')).toBe('light')
    expect(new URL(frame.url()).pathname).toBe('/sports/football')
  })

  test('EMBED-02: ten thousand messages, or one of 5 MB, hold the frame up little longer than a page that reads none of them', async () => {
    const { page } = opened
    const frame = await opens('/plain', 'touchline:initialized')
    host.show('/deaf', '<!doctype html><title>Deaf</title>')
    await page.evaluate((src) => {
      const deaf = document.createElement('iframe')
      deaf.src = src
      document.body.append(deaf)
    }, `${lookAlike()}/deaf`)
    const deaf = () => page.frames().find((one) => one.url() === `${lookAlike()}/deaf`)
    await expect.poll(() => deaf() !== undefined).toBe(true)
    for (const one of [frame, deaf()])
      await one?.evaluate(() => {
        addEventListener('message', ({ data }) => data === 'last' && parent.postMessage('read', '*'))
      })
    /** How long a frame takes until it has got through what the host sends, in ms: the best of three. */
    const takes = async (at: number, what: 'many' | 'long') => {
      const times: number[] = []
      for (let turn = 0; turn < 3; turn += 1)
        times.push(
          await page.evaluate(
            ([index, kind]) =>
              new Promise<number>((resolve) => {
                const to = document.querySelectorAll('iframe')[index]?.contentWindow
                const long = { type: 'apply_bet_code', data: { code: 'x'.repeat(5_000_000) } }
                const began = performance.now()
                const onRead = ({ data }: MessageEvent) => {
                  if (data !== 'read') return
                  removeEventListener('message', onRead)
                  resolve(performance.now() - began)
                }
                addEventListener('message', onRead)
                for (let sent = 0; sent < (kind === 'many' ? 10_000 : 1); sent += 1)
                  to?.postMessage(kind === 'many' ? { type: 'page_changed', data: { path: '/' } } : long, '*')
                to?.postMessage('last', '*')
              }),
            [at, what] as const,
          ),
        )
      return Math.min(...times)
    }
    for (const what of ['many', 'long'] as const) {
      const floor = await takes(1, what)
      expect((await takes(0, what)) / floor).toBeLessThan(MOST_TIMES_THE_FLOOR)
    }
    await frame.getByRole('link', { name: 'Schedule' }).first().click()
    await expect.poll(() => new URL(frame.url()).pathname).toBe('/sports/schedule')
  })

  test('EMBED-02: frames beside it, and names of prototypes, are ignored; the host is not', async () => {
    const { page } = opened
    const frame = await opens('/plain', 'touchline:initialized')
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const sibling = document.createElement('iframe')
          sibling.onload = resolve
          sibling.srcdoc = `<script>for (const data of [{ type: 'change_theme', data: { theme: 'light' } }, { type: 'page_changed', data: { path: '/football' } }])
            parent.frames[0].postMessage(data, '*')</${'script'}>`
          document.body.append(sibling)
        }),
    )
    await page.evaluate(() => {
      const { say } = window as unknown as { say(name: string, data: object): void }
      for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) say(name, { theme: 'light' })
      say('change_theme', JSON.parse('{"__proto__": {"theme": "light"}}'))
      say('page_changed', { path: '/schedule' })
    })
    await expect.poll(() => new URL(frame.url()).pathname).toBe('/sports/schedule')
    expect(await frame.locator('html').getAttribute('data-theme')).not.toBe('light')
    expect((await receivedOn(page)).filter(([, data]) => data?.path === '/football')).toEqual([])
  })

  test('EMBED-02: pages of another port, of a look-alike and without an origin can frame nothing of the book, so none can cover “Place bet”', async () => {
    const { page } = opened
    const style = /href="([^"]+\.css)"/.exec(await (await fetch(`${product.origin}/sports`)).text())?.[1] ?? ''
    expect(style).toContain('.css')
    const paths = [
      '/sports',
      '/sports/no-page',
      '/sports/500',
      '/api/v2/sports',
      '/no/such',
      style,
      '/embed/1/touchline.js',
    ]
    const frames = paths.map((path) => `<iframe src="${product.origin}${path}"></iframe>`).join('')
    const stranger = await startHostSite()
    stranger.show('/', frames)
    host.show('/look-alike', frames)
    host.show('/sandboxed', `<iframe sandbox="allow-scripts" srcdoc="${frames.replaceAll('"', '&quot;')}"></iframe>`)
    for (const address of [stranger.origin, `${lookAlike()}/look-alike`, `${host.origin}/sandboxed`]) {
      await page.goto(address)
      const shown = () =>
        page
          .frames()
          .map((one) => one.url())
          .filter((url) => url.startsWith('chrome-error:'))
      await expect.poll(() => shown().length, { message: address }).toBe(paths.length)
    }
    await stranger.close()
  })

  test('ROUTE-03: a beginning leads on by its path alone, in a frame and by itself', async () => {
    const { page } = opened
    const frame = await opens('/begins', 'touchline:initialized')
    await expect.poll(() => new URL(frame.url()).pathname).toBe('/sports/football')
    await page.goto(`${product.origin}/sports/init-sportsbook?path=/football`)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/sports/football')
    await page.goto(`${product.origin}/de/sports/init-sportsbook?path=//evil.example`)
    await expect.poll(() => page.url()).toBe(`${product.origin}/de/sports`)
  })

  test('EMBED-04: a page outside of a frame loads nothing of it', async () => {
    const { page } = opened
    const scripts: string[] = []
    page.on('response', async (answer) => {
      if (answer.url().endsWith('.js')) scripts.push(await answer.text().catch(() => ''))
    })
    await page.goto(`${product.origin}/sports`)
    await page.waitForTimeout(2_000)
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((text) => text.includes('session-wanted'))).toEqual([])
    expect(await page.locator('html').getAttribute('data-embedded')).toBeNull()
  })
})
