import { useSyncExternalStore } from 'react'
import { mediaMatches, onMedia } from '../../platform/device.ts'

/** Where the top of a match page is laid out for a phone. */
const PHONE = '(width < 780px)'

/** Whether the page is that of a phone. The server takes every screen for a wide one. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (listener) => onMedia(PHONE, listener),
    () => mediaMatches(PHONE),
    () => false,
  )
}
