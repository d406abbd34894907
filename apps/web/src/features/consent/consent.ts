import type { PreferenceStore } from '../../preferences/index.ts'

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
