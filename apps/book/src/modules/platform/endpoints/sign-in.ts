import { addressKey } from '../../../kernel/address-key.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { readLogin } from '../access/login.ts'
import { countAttempt, forgetFailures, isAtHome } from '../access/sign-in-guard.ts'
import { findSignUp } from '../access/sign-ups.ts'
import { checkRate, useRate } from '../limits/rate-limit.ts'
import { queueMessage } from '../messages/queue-message.ts'
import type { PlatformParts } from '../parts.ts'
import { PLAYER_COLUMNS, type PlayerRow, playerView } from '../player-row.ts'
import { startSession } from '../sessions/start-session.ts'

/**
 * An unknown address and a wrong password cost the same work and get the same answer, up to the lock. A sign-up that waits for
 * its confirmation is told so to the one who knows its password.
 */
export function signIn(ports: PlatformParts): Handler<'signIn'> {
  return async ({ body, address, userAgent, locale, cookie }) => {
    const { db, clock, passwords, signals } = ports
    const from = addressKey(address)
    const login = readLogin(body.email)?.value ?? body.email.trim().toLowerCase()
    const isHome = await isAtHome(db, login, address, clock.now())
    // Others of a shared address may have used its failures up; who is signed in from there comes in all the same.
    const mustWait = isHome ? null : await checkRate(ports, 'sign_in_failures', from)
    if (mustWait !== null) return mustWait
    const attempt = await countAttempt(db, { login, from, isHome }, clock.now())
    if (attempt === 'locked') return refuse('account_locked')
    const [player] = await db.query<PlayerRow & { password_hash: string }>(
      `SELECT ${PLAYER_COLUMNS}, password_hash FROM players WHERE email = $1 OR auth_phone_number = $1`,
      [login],
    )
    const waiting = await findSignUp(db, login, null, clock.now())
    const isRight = await passwords.verify(body.password, player?.password_hash ?? waiting?.password_hash ?? null)
    if (!isRight) {
      await useRate(ports, 'sign_in_failures', from)
      if (attempt === 'last') {
        await queueMessage(db, { kind: 'unlock', recipient: login, language: locale }, clock.now())
        signals.emit('message_queued', null)
      }
      return refuse('wrong_credentials')
    }
    await forgetFailures(db, [login])
    if (player === undefined) return refuse('not_confirmed')
    const passwordHash = await withPresentWork(ports, player, body.password)
    const isSignedIn = await startSession(ports, cookie, { playerId: player.id, passwordHash, address, userAgent })
    return isSignedIn ? { data: playerView(player) } : refuse('wrong_credentials')
  }
}

/** The hash of the player's password; one that was made with other work than new ones are is made again. */
async function withPresentWork(
  { db, passwords }: PlatformParts,
  { id, password_hash }: { readonly id: number; readonly password_hash: string },
  password: string,
): Promise<string> {
  if (!passwords.isOutdated(password_hash)) return password_hash
  const renewed = await passwords.hash(password)
  const stored = await db.query(
    'UPDATE players SET password_hash = $3 WHERE id = $1 AND password_hash = $2 RETURNING 1',
    [id, password_hash, renewed],
  )
  return stored.length > 0 ? renewed : password_hash
}
