import { cookieOf, PREFERENCE_COOKIES, type Preferences } from './preferences.ts'

export interface PreferenceStore {
  get(): Preferences
  set<K extends keyof Preferences>(name: K, value: Preferences[K]): void
  subscribe(listener: () => void): () => void
}

/** Holds the preferences of a page; `persist` keeps each change for the next one. */
export function createPreferenceStore(
  initial: Preferences,
  persist: (cookie: string, value: string) => void,
): PreferenceStore {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(name, value) {
      if (current[name] === value) return
      current = { ...current, [name]: value }
      persist(PREFERENCE_COOKIES[name], cookieOf(name, value))
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
