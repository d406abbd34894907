/**
 * Whether a browser page may open a connection. No origin at all means no browser; the hub's own host is always
 * let in; others must be on the list (`https://host[:port]`, or `*`).
 */
export function isOriginAllowed(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true
  if (allowed.includes('*')) return true
  const parsed = URL.canParse(origin) ? new URL(origin) : null
  if (parsed === null) return false
  return parsed.host === host?.toLowerCase() || allowed.includes(parsed.origin)
}
