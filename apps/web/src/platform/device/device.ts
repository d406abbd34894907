/** The viewer's IANA time zone. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** A random identifier, e.g. an idempotency key. */
export function randomId(): string {
  return crypto.randomUUID()
}

/** Follows a media query; returns the way to stop. */
export function onMedia(query: string, listener: (matches: boolean) => void): () => void {
  const media = matchMedia(query)
  const onChange = () => listener(media.matches)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

export function mediaMatches(query: string): boolean {
  return matchMedia(query).matches
}

/** Whether the browser can make and use passkeys. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function'
}
