import type { BrowserContext, Page } from 'playwright-core'
import { until } from './wait.ts'

const WORKER = '/sports/push-worker.js'

declare global {
  interface Window {
    /** What the page subscribed with. */
    subscribedWith?: string
  }
}

/** What the worker of push messages did when its notification was pressed. */
interface Pressed {
  readonly opened: readonly string[]
}

export interface PushedPage {
  /** A message arrives, as the browser hands it to the worker. */
  arrives(payload: object): Promise<void>
  /** Notifications that are shown now. */
  shown(): Promise<readonly { readonly title: string; readonly body: string; readonly tag: string }[]>
  /** Presses the last one. */
  presses(): Promise<Pressed>
}

/**
 * Lets a page subscribe without a push service, which a browser under test cannot reach: it gets this endpoint instead.
 * Everything else (worker, messages, notifications) is the browser's own.
 */
export async function standInForPushService(context: BrowserContext, origin: string, endpoint: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin })
  await context.addInitScript((address) => {
    const keys = {
      p256dh: 'BHE1-k_ZOgnc6Yu_aBtL_PUOfA1jVOYq-wv_KjQpYXhl7UwfAt25Aj7lalV-UV1qncZsEfIglg3llDNN9Yh3ZyQ',
      auth: 'a'.repeat(22),
    }
    let isOn = false
    const subscription = {
      toJSON: () => ({ endpoint: address, keys }),
      unsubscribe: async () => {
        isOn = false
        return true
      },
    }
    PushManager.prototype.subscribe = async (options) => {
      window.subscribedWith = String(options?.applicationServerKey)
      isOn = true
      return subscription as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => (isOn ? (subscription as unknown as PushSubscription) : null)
  }, endpoint)
}

/** The worker that a page has registered. */
export async function pushedPage(page: Page, origin: string): Promise<PushedPage> {
  const tools = await page.context().newCDPSession(page)
  const registrations: { registrationId: string; scopeURL: string }[] = []
  tools.on('ServiceWorker.workerRegistrationUpdated', (event) => void registrations.push(...event.registrations))
  await tools.send('ServiceWorker.enable')
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'))
  const registrationId = () => registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))?.registrationId
  return {
    async arrives(payload) {
      await until('the worker to be known', async () => registrationId() !== undefined)
      // What comes before it is active is dropped by the browser.
      await page.waitForFunction(async (script) => {
        const registration = await navigator.serviceWorker.getRegistration(script)
        return registration?.active?.state === 'activated'
      }, WORKER)
      const data = JSON.stringify(payload)
      await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: registrationId() ?? '', data })
    },
    shown: () =>
      page.evaluate(async (script) => {
        const registration = await navigator.serviceWorker.getRegistration(script)
        const all = (await registration?.getNotifications()) ?? []
        return all.map(({ title, body, tag }) => ({ title, body, tag }))
      }, WORKER),
    presses: () =>
      worker.evaluate(async () => {
        const scope = self as unknown as {
          registration: ServiceWorkerRegistration
          clients: { openWindow(href: string): Promise<null> }
          dispatchEvent(event: Event): boolean
        }
        const opened: string[] = []
        // A browser opens no window for a press that a script only claims.
        scope.clients.openWindow = async (href) => {
          opened.push(href)
          return null
        }
        const notification = (await scope.registration.getNotifications()).at(-1)
        const made = (globalThis as unknown as Record<string, new (type: string, init: object) => Event>)
          .NotificationEvent
        if (notification === undefined || made === undefined) throw new Error('Nothing is shown.')
        scope.dispatchEvent(new made('notificationclick', { notification }))
        for (let looks = 0; opened.length === 0 && looks < 1_200; looks++)
          await new Promise((next) => setTimeout(next, 50))
        return { opened }
      }),
  }
}
