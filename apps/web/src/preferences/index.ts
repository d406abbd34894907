export { usePreference, usePreferenceStore } from './context.ts'
export type { Preferences } from './preferences.ts'
export { createPreferenceStore, type PreferenceStore } from './store.ts'
