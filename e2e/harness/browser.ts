import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { WITHOUT_FEATURES, WITHOUT_OPTIMISATION } from './chromium-features.ts'
import { waitsUntilAlive } from './comes-alive.ts'
import { keeperAddress } from './shared/keeper-client.ts'
import { PATIENCE_MS } from './wait.ts'

const GIVEN = process.env.CHROMIUM_PATH ?? ''
/** The same engine without windows (docs/decisions/0033-a-browser-without-windows.md). */
const SHELL = '/usr/bin/chromium-headless-shell'
const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => path !== '' && existsSync(path))

/** Path of the system's Chromium, its shell without windows first, or undefined: journeys are then skipped by name. */
export const CHROMIUM = firstOf([GIVEN, SHELL, ...WITH_WINDOWS])
/** The one with windows, for what the shell never grants (notifications), or undefined. */
export const WHOLE_CHROMIUM = firstOf([GIVEN.includes('headless-shell') ? '' : GIVEN, ...WITH_WINDOWS])

export const DESKTOP = { width: 1440, height: 900 } as const
export const PHONE = { width: 390, height: 844 } as const
/** Says that the notice of cookies was accepted (MODAL-03). */
export const CONSENT = { name: 'sb_ckcnsnt', value: '1', domain: 'localhost', path: '/' }

/** The browser of this worker. */
let shared: Promise<Browser> | undefined

/** Closing a shared one closes its pages. It ends with its worker, whose pipe it reads. */
async function launchShared(): Promise<Browser> {
  const browser = await launch([], CHROMIUM)
  const close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  }
  browser.once('disconnected', () => {
    shared = undefined
  })
  return Object.assign(browser, { close })
}

/** A Chromium: where journeys share what they can, all files of a worker have one, unless it is to be another one. */
export function launchBrowser(
  more: readonly string[] = [],
  executablePath: string | undefined = CHROMIUM,
): Promise<Browser> {
  if (keeperAddress() === undefined || more.length > 0 || executablePath !== CHROMIUM)
    return launch(more, executablePath)
  shared ??= launchShared()
  return shared
}

async function launch(more: readonly string[], executablePath: string | undefined): Promise<Browser> {
  if (!executablePath)
    throw new Error(
      'No Chromium on this host; install Debian’s `chromium-headless-shell` or `chromium`, or set CHROMIUM_PATH.',
    )
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // The shell would draw letters otherwise than a Chromium with windows does.
      '--font-render-hinting=slight',
      WITHOUT_FEATURES,
      ...(keeperAddress() === undefined ? [] : [WITHOUT_OPTIMISATION]),
      ...more,
    ],
  })
  // Of a run with JOURNEY_HOUR (docs/testing.md).
  const shift = process.env.JOURNEY_SHIFT_SCRIPT
  if (shift === undefined) return browser
  const newContext = browser.newContext.bind(browser)
  return Object.assign(browser, {
    async newContext(options?: BrowserContextOptions) {
      const context = await newContext(options)
      await context.addInitScript(shift)
      return context
    },
  })
}

/** Something a page tried that its policy does not allow. */
interface Violation {
  readonly directive: string
  readonly blocked: string
  readonly sample: string
}

declare global {
  interface Window {
    tellViolation?: (violation: Violation) => void
  }
}

export interface Look {
  /** The policy is broken on purpose. */
  readonly mayViolate?: boolean
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly theme?: 'dark' | 'light'
  readonly locale?: string
  /** @default Europe/Berlin */
  readonly timeZone?: string
  /** The notice of cookies has not been accepted yet. */
  readonly isFirstVisit?: boolean
}

export interface Opened {
  readonly context: BrowserContext
  readonly page: Page
  /** Errors of the console and of scripts: a journey that leaves any has failed. */
  readonly problems: string[]
  /** Directives of the policy that the page ran into: one that was not meant fails the run. */
  readonly violations: string[]
}

export async function openPage(browser: Browser, look: Look = {}): Promise<Opened> {
  const viewport = look.viewport ?? DESKTOP
  const context = await browser.newContext({
    viewport,
    colorScheme: look.theme ?? 'dark',
    locale: look.locale ?? 'en-GB',
    timezoneId: look.timeZone ?? 'Europe/Berlin',
    ...(viewport.width < 780 && { hasTouch: true, isMobile: true }),
  })
  context.setDefaultTimeout(PATIENCE_MS)
  if (look.isFirstVisit !== true) await context.addCookies([CONSENT])
  const violations: string[] = []
  await context.exposeBinding('tellViolation', ({ frame }, { directive, blocked, sample }: Violation) => {
    violations.push(directive)
    if (look.mayViolate) return
    // Whatever the journey looks at: what the policy kept from it never came to be seen.
    void Promise.reject(new Error(`${frame.url()} broke its policy: ${directive} ${blocked} ${sample}`))
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.tellViolation?.({ directive: effectiveDirective, blocked: blockedURI, sample }),
    )
  })
  const newPage = context.newPage.bind(context)
  context.newPage = async () => waitsUntilAlive(await newPage())
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(message.text()))
      problems.push(message.text())
  })
  return { context, page, problems, violations }
}
