import { useSyncExternalStore } from 'react'

type UseExternal = <Snapshot>(
  subscribe: (listener: () => void) => () => void,
  get: () => Snapshot,
  getFirst: () => Snapshot,
) => Snapshot

/**
 * Subscribes to state outside of React, like `useSyncExternalStore`. On the server it reads the first value only, since
 * a page of prices calls it some thousand times.
 */
export const useExternal: UseExternal = import.meta.env.SSR
  ? (_subscribe, _get, getFirst) => getFirst()
  : useSyncExternalStore
