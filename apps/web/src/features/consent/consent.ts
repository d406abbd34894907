import { readCookie, writeCookie } from '../../platform/cookies.ts'

/** Says that the notice of cookies was accepted (MODAL-03). */
export const CONSENT_COOKIE = 'sb_ckcnsnt'
export const CONSENT_DAYS = 365

export function hasConsented(): boolean {
  return readCookie(CONSENT_COOKIE) === '1'
}

const listeners = new Set<() => void>()

export function consent(): void {
  writeCookie(CONSENT_COOKIE, '1', CONSENT_DAYS)
  for (const listener of [...listeners]) listener()
}

/** Runs once cookies have been accepted: at once where they were. */
export function whenConsented(run: () => void): void {
  if (hasConsented()) {
    run()
    return
  }
  const once = () => {
    listeners.delete(once)
    run()
  }
  listeners.add(once)
}
