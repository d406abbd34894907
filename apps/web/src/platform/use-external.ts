import { useSyncExternalStore } from 'react'

type UseExternal = <Snapshot>(
  subscribe: (listener: () => void) => () => void,
  get: () => Snapshot,
  getFirst: () => Snapshot,
) => Snapshot

/**
 * State outside of React as `useSyncExternalStore` follows it. On the server nothing moves: the first value is read, and
 * that is all, since a page of prices asks some thousand times.
 */
export const useExternal: UseExternal = import.meta.env.SSR
  ? (_subscribe, _get, getFirst) => getFirst()
  : useSyncExternalStore
