import { addressKey } from '../../../../kernel/address-key.ts'
import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { authenticationOptions, playerOfPasskey, relyingParty } from '../../factors/passkeys.ts'
import { recordSignIn } from '../../factors/sign-in-history.ts'
import { checkRate, useRate } from '../../limits/rate-limit.ts'
import type { PlatformParts } from '../../parts.ts'
import { PLAYER_COLUMNS, type PlayerRow, playerView } from '../../player-row.ts'
import { startSession } from '../../sessions/start-session.ts'

/** The challenge is the same for every client: it does not reveal who has an account. */
export function startPasskeySignIn(ports: PlatformParts): Handler<'startPasskeySignIn'> {
  return async ({ address }) => {
    const { db, clock, terms } = ports
    const refused = await useRate(ports, 'passkey_challenges', addressKey(address))
    if (refused !== null) return refused
    return { data: { options: { ...(await authenticationOptions(db, relyingParty(terms.publicUrl), clock.now())) } } }
  }
}

/** A passkey is had and unlocked by its owner: it counts as both factors. */
export function signInByPasskey(ports: PlatformParts): Handler<'signInByPasskey'> {
  return async ({ body, address, userAgent, cookie, country }) => {
    const { db, clock, terms } = ports
    if (country !== null && (await ports.blockedCountries('signIn')).includes(country)) return refuse('country_blocked')
    const from = addressKey(address)
    const mustWait = await checkRate(ports, 'sign_in_failures', from)
    if (mustWait !== null) return mustWait
    const playerId = await playerOfPasskey(db, relyingParty(terms.publicUrl), body.credential, clock.now())
    const [player] = await db.query<PlayerRow & { password_hash: string }>(
      `SELECT ${PLAYER_COLUMNS}, password_hash FROM players WHERE id = $1`,
      [playerId ?? 0],
    )
    if (player === undefined) {
      await useRate(ports, 'sign_in_failures', from)
      return refuse('passkey_invalid')
    }
    const session = { playerId: player.id, passwordHash: player.password_hash, address, userAgent }
    if (!(await startSession(ports, cookie, session))) return refuse('passkey_invalid')
    await recordSignIn(db, { playerId: player.id, way: 'passkey', succeeded: true, address, userAgent }, clock.now())
    return { data: playerView(player, terms) }
  }
}
