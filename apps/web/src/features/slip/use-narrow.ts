import { useSyncExternalStore } from 'react'
import { mediaMatches, onMedia } from '../../platform/device.ts'

const NARROW = '(width < 960px)'

let panels = 0
const listeners = new Set<() => void>()

/** A panel stands beside the page; returns what to call when it does no more. A page may have none. */
export function panelShown(): () => void {
  const count = (change: number) => {
    panels += change
    for (const listener of listeners) listener()
  }
  count(1)
  return () => count(-1)
}

/** Whether the slip is a sheet: on a small screen, and where the page has no panel for it. */
export function isNarrow(): boolean {
  return panels === 0 || mediaMatches(NARROW)
}

/** The same, followed. The server takes every screen for a wide one. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      const stop = onMedia(NARROW, listener)
      return () => {
        stop()
        listeners.delete(listener)
      }
    },
    isNarrow,
    () => false,
  )
}
