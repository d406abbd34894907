/** A place for small JSON values. Reading what was never written, or is broken, gives undefined. */
export interface JsonStore {
  read(key: string): unknown
  write(key: string, value: unknown): void
  remove(key: string): void
}

/** Storage that all tabs of a browser have in common. */
export interface SharedStore extends JsonStore {
  /** Tells of what other tabs wrote under a key. @returns stops telling */
  onChange(key: string, listener: () => void): () => void
}

function storeOver(area: () => Storage): JsonStore {
  return {
    read(key) {
      try {
        const text = area().getItem(key)
        return text === null ? undefined : JSON.parse(text)
      } catch {
        return undefined
      }
    },
    write(key, value) {
      try {
        area().setItem(key, JSON.stringify(value))
      } catch {
        // Full or forbidden (private windows): the value lives for this page only.
      }
    },
    remove(key) {
      try {
        area().removeItem(key)
      } catch {
        // Forbidden: nothing was there either.
      }
    },
  }
}

/** Kept until the browser forgets it, and the same in all its tabs. */
export const localStore: SharedStore = {
  ...storeOver(() => localStorage),
  onChange(key, listener) {
    const hear = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  },
}
/** Kept while the tab lives. */
export const sessionStore: JsonStore = storeOver(() => sessionStorage)
