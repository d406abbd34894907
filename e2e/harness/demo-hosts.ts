import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Frame, Page } from 'playwright-core'
import { freePort } from '../../apps/book/src/testing/ports/free-port.ts'
import { operate } from './operator.ts'
import { type RunningProduct, startProduct } from './product.ts'
import { until } from './wait.ts'

const ROOT = join(import.meta.dirname, '../..')
const READY_MS = 30_000

/** A product with two hosts, each on a site of its own: `./start` runs the first, the second is a process by itself. */
export interface HostedProduct {
  readonly product: RunningProduct
  /** Origin of the host that runs beside the product. */
  readonly host: string
  /** Origin of the other one, which has the same pages and other players. */
  readonly otherHost: string
  close(): Promise<void>
}

export async function startHostedProduct(env: Readonly<Record<string, string>> = {}): Promise<HostedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-hosts-'))
  const otherHost = `http://127.0.0.2:${await freePort('127.0.0.2')}`
  const file = join(folder, 'site.json')
  await writeFile(file, JSON.stringify({ format: 1, frameOrigins: [otherHost] }))
  const product = await startProduct({ SITE_FILE: file, ...env })
  const host = /The demo host is ready: (\S+)/.exec(product.log())?.[1]
  if (host === undefined) throw new Error('The product runs no demo host.')
  const key = (await operate(product, 'embed', 'host', 'add', otherHost, 'Other host')).split('\n').at(-1) ?? ''
  const { hostname: HOST, port: PORT } = new URL(otherHost)
  const other = spawn(process.execPath, [join(ROOT, 'apps/host-demo/src/main.ts')], {
    env: { ...process.env, HOST_KEY: key, BOOK_URL: product.origin, HOST, PORT },
    stdio: 'ignore',
  })
  await until(
    'the other host',
    () =>
      fetch(otherHost).then(
        ({ ok }) => ok,
        () => false,
      ),
    READY_MS,
  )
  return {
    product,
    host,
    otherHost,
    async close() {
      other.kill('SIGINT')
      await product.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The sportsbook in a page of a host, once it takes messages. */
export async function sportsbookOf(page: Page, book: string, at = 0): Promise<Frame> {
  await page
    .locator('touchline-sportsbook')
    .nth(at)
    .evaluate((element) => (element as unknown as { ready: Promise<void> }).ready)
  const handle = await page.locator('touchline-sportsbook iframe').nth(at).elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame?.url().startsWith(book)) throw new Error('The page of the host has no frame of the book.')
  const accept = frame.locator('[data-cookie-notice]').getByRole('button', { name: 'Accept' })
  if (await accept.isVisible()) await accept.click()
  return frame
}

/**
 * The instructions of docs/embedding.md for this book: its example, and its policy with the hash of the example's own
 * script.
 */
export async function embeddingGuide(book: string): Promise<{ readonly example: string; readonly policy: string }> {
  const text = await readFile(join(ROOT, 'docs/embedding.md'), 'utf8')
  const guide = text.replaceAll('https://book.example', book)
  const example = /```html\n(<!doctype html>[\s\S]*?)```/.exec(guide)?.[1]
  const directives = /```\n(script-src [^\n]+)\n```/.exec(guide)?.[1]
  if (example === undefined || directives === undefined)
    throw new Error('docs/embedding.md has no example or no policy.')
  const own = /<script type="module">([\s\S]*?)<\/script>/.exec(example)?.[1] ?? ''
  const hash = `'sha256-${createHash('sha256').update(own).digest('base64')}'`
  return { example, policy: directives.replace('script-src', `script-src ${hash}`) }
}
