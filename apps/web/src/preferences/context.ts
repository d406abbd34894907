import { createContext, useContext } from 'react'
import { useExternal } from '../platform/use-external.ts'
import type { Preferences } from './preferences.ts'
import type { PreferenceStore } from './store.ts'

const Context = createContext<PreferenceStore | null>(null)
export const PreferenceProvider = Context.Provider

/** The store itself, for setting. */
export function usePreferenceStore(): PreferenceStore {
  const store = useContext(Context)
  if (!store) throw new Error('No preferences above this component: render it inside PreferenceProvider.')
  return store
}

/** One preference; only its own changes render again. */
export function usePreference<K extends keyof Preferences>(name: K): Preferences[K] {
  const store = usePreferenceStore()
  const read = () => store.get()[name]
  return useExternal(store.subscribe, read, read)
}
