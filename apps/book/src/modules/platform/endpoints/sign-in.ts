import { addressKey } from '../../../kernel/address-key.ts'
import type { CallRequest, Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { readLogin } from '../access/login.ts'
import { countAttempt, forgetFailures, isAtHome } from '../access/sign-in-guard.ts'
import { findSignUp } from '../access/sign-ups.ts'
import { checkSecondFactor } from '../factors/second-factor.ts'
import { recordSignIn } from '../factors/sign-in-history.ts'
import { giveBackUse, useRate } from '../limits/rate-limit.ts'
import { queueMessage } from '../messages/queue-message.ts'
import type { PlatformParts } from '../parts.ts'
import { PLAYER_COLUMNS, type PlayerRow, playerView } from '../player-row.ts'
import { startSession } from '../sessions/start-session.ts'

/**
 * An unknown address and a wrong password cost the same work and get the same response, up to the lock. Only a client
 * with the right password learns that a sign-up waits for its confirmation.
 */
export function signIn(ports: PlatformParts): Handler<'signIn'> {
  return async (request) => {
    const { body, address, country, isGone } = request
    if (country !== null && (await ports.blockedCountries('signIn')).includes(country)) return refuse('country_blocked')
    const from = addressKey(address)
    const login = readLogin(body.email)?.value ?? body.email.trim().toLowerCase()
    // Before anything is counted or looked up, so that many requests of one client delay only its own.
    return ports.derivations.run({ from, about: login, isGone }, () => tryToSignIn(ports, request, { from, login }))
  }
}

async function tryToSignIn(
  ports: PlatformParts,
  { body, address, userAgent, locale, cookie }: CallRequest<'signIn'>,
  { from, login }: { readonly from: string; readonly login: string },
): ReturnType<Handler<'signIn'>> {
  const { db, clock, passwords, signals } = ports
  const isHome = await isAtHome(db, login, address, clock.now())
  // Counted before the password is looked at: of many at once no more than allowed get that far.
  const mustWait = await useRate(ports, 'sign_in_failures', from)
  // Others of a shared address may have used its failures up; who is signed in from there comes in all the same.
  if (mustWait !== null && !isHome) return mustWait
  const attempt = await countAttempt(db, { login, from, isHome }, clock.now())
  if (attempt === 'locked') return refuse('account_locked')
  const [player] = await db.query<PlayerRow & { password_hash: string; closed_at: Date | null }>(
    `SELECT ${PLAYER_COLUMNS}, password_hash, closed_at FROM players WHERE email = $1 OR auth_phone_number = $1`,
    [login],
  )
  const waiting = await findSignUp(db, login, null, clock.now())
  const isRight = await passwords.verify(body.password, player?.password_hash ?? waiting?.password_hash ?? null)
  if (!isRight) {
    if (attempt === 'last') {
      await queueMessage(db, { kind: 'unlock', recipient: login, language: locale }, clock.now())
      signals.emit('message_queued', null)
    }
    return refuse('wrong_credentials')
  }
  if (player === undefined) {
    await forgetFailures(db, [login])
    if (mustWait === null) await giveBackUse(ports, 'sign_in_failures', from)
    return refuse('not_confirmed')
  }
  // A missing or wrong code is a failure like a wrong password, so that codes cannot be tried one by one.
  const factor = await checkSecondFactor(ports, player.id, body.code, clock.now())
  const record = { playerId: player.id, address, userAgent }
  if (factor === 'needed') {
    if (mustWait === null) await giveBackUse(ports, 'sign_in_failures', from)
    return refuse('code_needed')
  }
  if (factor === 'wrong') {
    await recordSignIn(db, { ...record, way: 'code', succeeded: false }, clock.now())
    return refuse('second_code_wrong')
  }
  await forgetFailures(db, [login])
  if (mustWait === null) await giveBackUse(ports, 'sign_in_failures', from)
  if (player.closed_at !== null) return refuse('account_closed')
  const passwordHash = await withPresentWork(ports, player, body.password)
  const isSignedIn = await startSession(ports, cookie, { playerId: player.id, passwordHash, address, userAgent })
  if (!isSignedIn) return refuse('wrong_credentials')
  await recordSignIn(db, { ...record, way: factor === 'none' ? 'password' : factor, succeeded: true }, clock.now())
  return { data: playerView(player, ports.terms) }
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
