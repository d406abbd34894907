import { PREFERENCE_COOKIES, type PreferenceStore } from '../../preferences/index.ts'

/** Says that the notice of cookies was accepted (MODAL-03). */
export const CONSENT_COOKIE = PREFERENCE_COOKIES.hasConsented
export const CONSENT_DAYS = 365

/** Runs once cookies have been accepted: at once where they were. */
export function whenConsented(preferences: PreferenceStore, run: () => void): void {
  const isDone = () => preferences.get().hasConsented
  if (isDone()) {
    run()
    return
  }
  const stop = preferences.subscribe(() => {
    if (!isDone()) return
    stop()
    run()
  })
}
