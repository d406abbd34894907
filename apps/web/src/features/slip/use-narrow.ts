import { useSyncExternalStore } from 'react'
import { mediaMatches } from '../../platform/device/device.ts'
import { useMedia } from '../../platform/device/use-media.ts'
import { createStore } from '../../platform/store.ts'

const NARROW = '(width < 960px)'

const panels = createStore(0)

/** Registers a panel beside the page; returns how to unregister it. A page may have none. */
export function panelShown(): () => void {
  panels.set(panels.get() + 1)
  return () => panels.set(panels.get() - 1)
}

/** Whether the slip is a sheet: on a small screen, and where the page has no panel for it. */
export function isNarrow(): boolean {
  return panels.get() === 0 || mediaMatches(NARROW)
}

/** The same, followed. The server takes every screen for a wide one, with a panel. */
export function useNarrow(): boolean {
  const hasNone = useSyncExternalStore(panels.subscribe, panels.get, () => 1) === 0
  return useMedia(NARROW) || hasNone
}
