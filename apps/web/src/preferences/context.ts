import { useExternal } from '../platform/use-external.ts'
import { useServices } from '../services/index.ts'
import type { Preferences } from './preferences.ts'
import type { PreferenceStore } from './store.ts'

declare module '../services/index.ts' {
  interface Services {
    /** How the viewer likes the page. */
    readonly preferences: PreferenceStore
  }
}

/** The store itself, for setting. */
export const usePreferenceStore = (): PreferenceStore => useServices().preferences

/** One preference; only its own changes render again. */
export function usePreference<K extends keyof Preferences>(name: K): Preferences[K] {
  const store = usePreferenceStore()
  const read = () => store.get()[name]
  return useExternal(store.subscribe, read, read)
}
