/** Push: messages to this device while no page is open. */
import { lazyComponent } from '../../ui/index.ts'

/** The push messages of this device, with the way to change them; loaded when it is shown. */
export const DevicePush = lazyComponent(() => import('./lazy/DevicePush.tsx'), 'DevicePush', ['push'])
