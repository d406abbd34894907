/** A store for small JSON values. Missing and broken values read as undefined. */
export interface JsonStore {
  read(key: string): unknown
  write(key: string, value: unknown): void
  remove(key: string): void
}

/** Storage that all tabs of a browser have in common. */
export interface SharedStore extends JsonStore {
  /** Calls the listener when another tab writes a key. @returns unsubscribes */
  onChange(key: string, listener: () => void): () => void
}

function storeOver(area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): JsonStore {
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

/** Local storage: shared by all tabs, without an end. */
export const localStore: SharedStore = {
  ...storeOver(() => localStorage),
  onChange(key, listener) {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  },
}
/** What the present entry of the history keeps; the next one takes it along (`newEntryState`). */
export const keptInEntry = (): Readonly<Record<string, string>> | undefined => history.state?.kept

/** Called on the prototype: the router wraps the method of the object, and this is no navigation. */
function keepInEntry(kept: object): void {
  History.prototype.replaceState.call(history, { ...history.state, kept }, '')
}

/**
 * Browsers refuse storage to frames of other sites. State of a history entry survives a reload and belongs to this
 * origin.
 */
const entryArea = {
  getItem: (key: string) => keptInEntry()?.[key] ?? null,
  setItem: (key: string, text: string) => keepInEntry({ ...keptInEntry(), [key]: text }),
  removeItem: (key: string) => keepInEntry({ ...keptInEntry(), [key]: undefined }),
}

function sessionArea() {
  try {
    return sessionStorage
  } catch {
    return entryArea
  }
}

/** Session storage: one tab, until it closes. */
export const sessionStore: JsonStore = storeOver(sessionArea)
