import { sessionStore } from '../storage/storage.ts'

/** Where the session keeps them. */
export const KEY = 'tracking'

/** The tracking parameters of this session, as a query. */
export function keptTracking(): string {
  const stored = sessionStore.read(KEY)
  return typeof stored === 'string' ? stored : ''
}

/** The tracking parameters of this session, by name. */
export function trackingTaken(): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(keptTracking()))
}

/** An address of the platform with the tracking parameters of this session. */
export function withTracking(href: string): string {
  const taken = keptTracking()
  return taken ? `${href}${href.includes('?') ? '&' : '?'}${taken}` : href
}
