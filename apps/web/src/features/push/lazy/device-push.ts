import type { Http } from '@touchline/client/http'
import type { PushTopic } from '@touchline/contract/constants'
import type { DeviceSubscription, PushPermission } from '../../../platform/network/push.ts'

/** The state of push on a device. */
export type DeviceState =
  | { readonly kind: 'unsupported' }
  /** The browser's user has refused, and only they can change that. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'off' }
  | { readonly kind: 'on'; readonly topics: readonly PushTopic[] }

/** The browser's side. */
export interface DevicePort {
  permission(): PushPermission
  ask(): Promise<NotificationPermission>
  has(): Promise<boolean>
  subscribe(key: string): Promise<DeviceSubscription>
  unsubscribe(): Promise<void>
}

/** What came of a wish: how it is now, and whether that is what was wished. */
export interface Changed {
  readonly state: DeviceState
  readonly done: boolean
}

/** How it is: the book and the browser both have to know the subscription. */
export async function lookAtDevice(device: DevicePort, topics: readonly PushTopic[] | null): Promise<DeviceState> {
  const permission = device.permission()
  if (permission === 'unsupported') return { kind: 'unsupported' }
  if (permission === 'denied') return { kind: 'blocked' }
  const isOn = permission === 'granted' && topics !== null && (await device.has().catch(() => false))
  return isOn ? { kind: 'on', topics } : { kind: 'off' }
}

/** Turns push on for these topics; the browser asks for permission where it has not yet. */
export async function turnOn(
  http: Http,
  device: DevicePort,
  key: string,
  topics: readonly PushTopic[],
): Promise<Changed> {
  const off = { state: { kind: 'off' }, done: false } as const
  try {
    const permission = await device.ask()
    if (permission === 'denied') return { state: { kind: 'blocked' }, done: false }
    // Closing the browser's question is no answer.
    if (permission === 'default') return { ...off, done: true }
    const subscription = await device.subscribe(key)
    const answer = await http.call('subscribeToPush', { body: { ...subscription, topics: [...topics] } })
    return answer.ok ? { state: { kind: 'on', topics }, done: true } : off
  } catch {
    return off
  }
}

/** Turns push off; done as soon as either side has forgotten the other. */
export async function turnOff(http: Http, device: DevicePort, now: DeviceState): Promise<Changed> {
  const [forgotten, taken] = await Promise.all([
    http.call('unsubscribeFromPush').then(({ ok }) => ok),
    device.unsubscribe().then(
      () => true,
      () => false,
    ),
  ])
  return forgotten || taken ? { state: { kind: 'off' }, done: true } : { state: now, done: false }
}
