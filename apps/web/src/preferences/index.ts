export { usePreference, usePreferenceStore } from './context.ts'
export { placeOfZone } from './place-of-zone.ts'
export { PREFERENCE_COOKIES, type Preferences } from './preferences.ts'
export { createPreferenceStore, type PreferenceStore } from './store.ts'
