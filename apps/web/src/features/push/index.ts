/** Push: messages to this device while no page is open. */
import { lazyPart } from '../../ui/index.ts'

/** What this device is told, with the way to change it; its code comes when it is shown. */
export const DevicePush = lazyPart(async () => (await import('./lazy/DevicePush.tsx')).DevicePush, ['push'])
