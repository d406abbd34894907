/** Push: messages to this device while no page is open. */
import { lazyComponent } from '../../ui/index.ts'

/** What this device is told, with the way to change it; its code comes when it is shown. */
export const DevicePush = lazyComponent(() => import('./lazy/DevicePush.tsx'), 'DevicePush', ['push'])
