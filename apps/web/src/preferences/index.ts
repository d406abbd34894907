export { PreferenceProvider, usePreference, usePreferenceStore } from './context.ts'
export { DEFAULT_PREFERENCES, type Preferences, parsePreferences, THEMES, type Theme } from './preferences.ts'
export { createPreferenceStore, type PreferenceStore } from './store.ts'
