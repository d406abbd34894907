/** How long a toast stays, in ms (specification, document 2, section 9). */
export const TOAST_CLOSE_MS = 5_000

export interface Toast {
  kind: 'error' | 'warning' | 'success' | 'info'
  title: string
  text?: string | undefined
  /** Stays until dismissed, such as the notice of being offline. */
  sticky?: boolean | undefined
}
export interface ShownToast extends Toast {
  readonly id: number
}

export interface ToastStore {
  get: () => ShownToast | null
  subscribe: (listener: () => void) => () => void
  /** A new toast dismisses the one before. @returns its id */
  show: (toast: Toast) => number
  /** Dismisses the toast with this id, or any without one; a newer toast stays. */
  dismiss: (id?: number) => void
}

export function createToastStore(): ToastStore {
  let current: ShownToast | null = null
  let lastId = 0
  const listeners = new Set<() => void>()
  function set(next: ShownToast | null) {
    current = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(toast) {
      lastId += 1
      set({ ...toast, id: lastId })
      return lastId
    },
    dismiss(id) {
      if (current !== null && (id === undefined || current.id === id)) set(null)
    },
  }
}
