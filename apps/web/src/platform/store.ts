/** State outside of React, read through `useSyncExternalStore`. */
export interface Store<State> {
  get: () => State
  /** Sets the next state; listeners are called only if the reference changes. */
  set: (next: State) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(next) {
      if (next === state) return
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
