import { Skeleton } from '@touchline/ui'
import { Suspense } from 'react'
import { lazyComponent } from '../../ui/index.ts'
import { DevicePush } from '../push/index.ts'

const OneSignalPush = lazyComponent(() => import('./lazy/OneSignalPush.tsx'), 'OneSignalPush', ['push'])

/** Turns messages to this device on and off, by the site's own push or by its provider. */
export function DeviceMessages({ type }: { type: 'web' | 'onesignal' }) {
  return <Suspense fallback={<Skeleton block={96} />}>{type === 'web' ? <DevicePush /> : <OneSignalPush />}</Suspense>
}
