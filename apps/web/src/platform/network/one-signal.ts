import { after } from '../loading/timing.ts'
import { loadSiteScript } from '../third-party/site-script.ts'

const ADDRESS = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js'
/** The script that the browser runs for messages; it has a scope of its own beside that of our messages. */
const WORKER = 'sports/onesignal-worker.js'
const SCOPE = '/sports/onesignal/'
/** An application of OneSignal is a UUID. */
const APP = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The provider makes a subscription some time after the user has agreed. */
const PATIENCE_MS = 20_000

interface Subscription {
  readonly id: string | null | undefined
  optIn(): Promise<void>
  optOut(): Promise<void>
  addEventListener(event: 'change', listener: (change: { current: { id?: string | null } }) => void): void
}

interface Sdk {
  init(options: object): Promise<void>
  readonly User: { readonly PushSubscription: Subscription }
}

let begun: Promise<Sdk> | undefined

/** Loads the provider's script and begins with it, once for the document. */
function begin(appId: string): Promise<Sdk> {
  begun ??= (async () => {
    if (!APP.test(appId)) throw new Error('The number of the application is not one of OneSignal.')
    const sdk = new Promise<Sdk>((resolve) => {
      window.OneSignalDeferred ??= []
      window.OneSignalDeferred.push((made: never) => resolve(made))
    })
    await loadSiteScript(ADDRESS)
    const ready = await sdk
    await ready.init({ appId, serviceWorkerPath: WORKER, serviceWorkerParam: { scope: SCOPE }, autoResubscribe: false })
    return ready
  })().catch((error) => {
    begun = undefined
    throw error
  })
  return begun
}

function idOf(subscription: Subscription): Promise<string> {
  return new Promise((resolve, reject) => {
    const take = (id: string | null | undefined) => {
      if (!id) return
      stop()
      resolve(id)
    }
    const stop = after(PATIENCE_MS, () => reject(new Error('OneSignal named no subscription.')))
    subscription.addEventListener('change', ({ current }) => take(current.id))
    take(subscription.id)
  })
}

/**
 * Asks the user for permission and subscribes this browser.
 * @returns the subscription, as the account keeps it
 */
export async function subscribeByOneSignal(appId: string): Promise<string> {
  const { PushSubscription } = (await begin(appId)).User
  await PushSubscription.optIn()
  return idOf(PushSubscription)
}

/** Takes the subscription of this browser back. */
export async function unsubscribeByOneSignal(appId: string): Promise<void> {
  await (await begin(appId)).User.PushSubscription.optOut()
}
