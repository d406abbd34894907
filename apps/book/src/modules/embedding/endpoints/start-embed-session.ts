import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { useCode } from '../codes/use-code.ts'
import type { EmbeddingPorts } from '../ports.ts'
import { askBalance } from '../wallets/ask-balance.ts'

/** A session with a cookie lasts this long before the frame needs another code. */
export const COOKIE_MS = 24 * 3_600_000
/** One whose token a page holds in its memory lasts this long. */
export const TOKEN_MS = 5 * 60_000

/** The response gives no reason for a refused code, so that a found code reveals nothing. */
export function startEmbedSession(ports: EmbeddingPorts): Handler<'startEmbedSession'> {
  return async ({ body, cookie, address, userAgent, country }) => {
    const { db, clock, signals, players } = ports
    const { code, verifier, host_origin: hostOrigin, cookieless } = body
    if (cookie.carrier === 'cookie') return refuse('embed_not_framed')
    if (country !== null && (await ports.blockedCountries('signIn')).includes(country)) return refuse('country_blocked')
    if (!(await ports.frameOrigins()).includes(hostOrigin)) return refuse('embed_host_unlisted')
    const lastsMs = cookieless ? TOKEN_MS : COOKIE_MS
    const now = clock.now()
    const begun = await db.tx(async (tx) => {
      const playerId = await useCode(tx, { code, verifier, hostOrigin }, now)
      if (playerId === null) return 'embed_code_invalid'
      const session = { playerId, hostOrigin, lastsMs, renews: cookie.token, address, userAgent }
      const started = await players.startSession(tx, session, now)
      return started === null ? 'account_closed' : { ...started, playerId }
    })
    if (typeof begun === 'string') return refuse(begun)
    // The first page shows it; if the host takes long, its last balance is shown until it has responded.
    await askBalance(ports, begun.playerId)
    signals.emit('session_ended', null)
    const { token, expiresAt } = begun
    if (!cookieless) cookie.set(token, Math.floor((expiresAt.getTime() - now) / 1_000))
    return { data: { token: cookieless ? token : null, expires_at: expiresAt.toISOString() } }
  }
}
