/** Scripts of others that a site brings in: chats, and messages to devices. */
import { lazyPart } from '../../ui/index.ts'

export { ChatButton } from './ChatButton.tsx'
/** Messages to this device by OneSignal; its code comes when it is shown. */
export const OneSignalPush = lazyPart(async () => (await import('./lazy/OneSignalPush.tsx')).OneSignalPush, ['push'])
