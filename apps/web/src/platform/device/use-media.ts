import { useCallback, useSyncExternalStore } from 'react'
import { mediaMatches, onMedia } from './device.ts'

/** Whether a media query matches, followed; false on the server, which takes every screen for a wide one. */
export function useMedia(query: string): boolean {
  const follow = useCallback((listener: () => void) => onMedia(query, listener), [query])
  return useSyncExternalStore(
    follow,
    () => mediaMatches(query),
    () => false,
  )
}
