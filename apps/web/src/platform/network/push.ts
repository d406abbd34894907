import { scriptAddress } from '../third-party/script-address.ts'

const WORKER = '/sports/push-worker.js'

/** Whether this browser can show messages while the page is closed, and its user's permission. */
export type PushPermission = 'unsupported' | NotificationPermission

/** Where messages to this browser go, as the contract has it. */
export interface DeviceSubscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** The one script that pages may start by address, under the name that the policy of pages allows. */
const workerAddress = () => scriptAddress('push-worker', WORKER)

export function pushPermission(): PushPermission {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return isSupported ? Notification.permission : 'unsupported'
}

/** Asks the user for the browser's permission, unless they have decided; only after a press of a button for that. */
export async function askForPush(): Promise<NotificationPermission> {
  return Notification.requestPermission()
}

/** Whether this browser has a subscription. */
export async function hasPushSubscription(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  return ((await registration?.pushManager.getSubscription()) ?? null) !== null
}

/** Subscribes this browser by a book's public key; throws where its push service cannot be reached. */
export async function subscribeDevice(key: string): Promise<DeviceSubscription> {
  const registration = await navigator.serviceWorker.register(workerAddress(), { scope: '/sports/' })
  await activeWorker(registration)
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const made = await registration.pushManager.subscribe(options).catch(async (error: unknown) => {
    // A subscription with another key must be removed first.
    const old = await registration.pushManager.getSubscription()
    if (old === null) throw error
    await old.unsubscribe()
    return registration.pushManager.subscribe(options)
  })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

/** Cancels the subscription; the browser drops later messages of the book. */
export async function unsubscribeDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** Only a worker that is at work can subscribe. */
async function activeWorker({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active !== null || coming === null) return
  await new Promise<void>((ready, failed) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') ready()
      if (coming.state === 'redundant') failed(new Error('The worker of push messages was not taken.'))
    })
  })
}
