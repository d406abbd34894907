import { randomBytes } from 'node:crypto'

const LASTS_SECONDS = 12 * 3_600
const COOKIE = 'harbour-session'

/** Who is signed in, by the token of their cookie. They are kept in memory: after a restart all sign in again. */
export interface Sessions {
  /** @returns the cookie to set */
  start(playerId: string): string
  /** @param cookies header of the request */
  playerOf(cookies: string | undefined): string | null
  /** @returns the cookie to set */
  end(cookies: string | undefined): string
}

/** Value of a cookie; null where there is none. */
export function cookieOf(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=')
    if (key === name) return value
  }
  return null
}

export function createSessions(): Sessions {
  const sessions = new Map<string, { readonly playerId: string; readonly until: number }>()
  const cookie = (value: string, seconds: number) =>
    `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`
  return {
    start(playerId) {
      const now = Date.now()
      for (const [token, { until }] of sessions) if (until <= now) sessions.delete(token)
      const token = randomBytes(32).toString('base64url')
      sessions.set(token, { playerId, until: now + LASTS_SECONDS * 1_000 })
      return cookie(token, LASTS_SECONDS)
    },
    playerOf(header) {
      const session = sessions.get(cookieOf(header, COOKIE) ?? '')
      return session !== undefined && session.until > Date.now() ? session.playerId : null
    },
    end(header) {
      sessions.delete(cookieOf(header, COOKIE) ?? '')
      return cookie('', 0)
    },
  }
}
