import { useSyncExternalStore } from 'react'
import { mediaMatches, onMedia } from '../../platform/device.ts'

const NARROW = '(width < 960px)'

/** Whether the screen is a small one, where the slip is a sheet. */
export function isNarrow(): boolean {
  return mediaMatches(NARROW)
}

/** The same, followed. The server takes every screen for a wide one. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => onMedia(NARROW, listener),
    isNarrow,
    () => false,
  )
}
