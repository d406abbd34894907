import type { Db } from '../../../../db/index.ts'
import type { Handler } from '../../../../kernel/handler.ts'
import { isServedLocale, SERVED_LOCALES } from '../../../../kernel/locale.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { findToken, useToken } from '../../access/access-token.ts'
import { createPlayer, openFirstAccount } from '../../access/create-player.ts'
import { kindOfLogin } from '../../access/login.ts'
import { lockSignUps, type SignUpRow, takeSignUp } from '../../access/sign-ups.ts'
import { recordSignIn } from '../../factors/sign-in-history.ts'
import { isNumberTaken } from '../../identity/personal-number.ts'
import { queueMessage } from '../../messages/queue-message.ts'
import type { PlatformParts } from '../../parts.ts'
import { startSession } from '../../sessions/start-session.ts'

/**
 * Makes a player of a sign-up. Where others requested an account with the same address and another password, the
 * password may be a stranger's: it is not taken over, and the owner of the address gets a link to choose their own.
 * Otherwise the browser that used the link up is signed in: it has proven the two requirements of an account, the
 * address and, once, the password.
 */
export function confirmUser(ports: PlatformParts): Handler<'confirmUser'> {
  return async ({ body, cookie, address, userAgent }) => {
    const { db, clock, passwords, signals } = ports
    const now = clock.now()
    const answer = await db.tx(async (tx) => {
      const found = await findToken(tx, 'confirmation', body.confirmation_token, now)
      if (found?.sign_up_id == null) return null
      await lockSignUps(tx, found.sign_up_id)
      // The link stays good: an operator may find that it is not theirs.
      if (await isPersonKnown(tx, found.sign_up_id)) return 'personal_number_taken'
      const token = await useToken(tx, 'confirmation', body.confirmation_token, now)
      const taken = token?.sign_up_id == null ? null : await takeSignUp(tx, token.sign_up_id, now)
      if (taken === null) return null
      const { signUp, others } = taken
      const mustChoose = others > 0
      const playerId = await playerOf(tx, signUp, mustChoose ? passwords.none() : signUp.password_hash, now)
      if (playerId === null) return null
      await openFirstAccount(tx, ports, { playerId, currency: signUp.currency }, now)
      if (mustChoose) {
        const language = isServedLocale(signUp.language) ? signUp.language : SERVED_LOCALES[0]
        await queueMessage(tx, { kind: 'password_reset', recipient: signUp.login, language }, now)
      }
      return { playerId, passwordHash: mustChoose ? null : signUp.password_hash }
    })
    if (answer === null) return refuse('link_invalid')
    if (answer === 'personal_number_taken') return refuse(answer)
    const { playerId, passwordHash } = answer
    if (passwordHash === null) {
      signals.emit('message_queued', null)
      return { data: { choose_password: true, signed_in: false } }
    }
    const isSignedIn = await startSession(ports, cookie, { playerId, passwordHash, address, userAgent })
    if (isSignedIn)
      await recordSignIn(db, { playerId, way: 'confirmation', succeeded: true, address, userAgent }, clock.now())
    return { data: { choose_password: false, signed_in: isSignedIn } }
  }
}

/** Whether the personal number that a sign-up gives is another account's. */
async function isPersonKnown(tx: Db, signUpId: number): Promise<boolean> {
  const [signUp] = await tx.query<{ country: string | null; personal_number: string | null }>(
    'SELECT country, personal_number FROM sign_ups WHERE id = $1',
    [signUpId],
  )
  const number = signUp?.personal_number ?? null
  return number !== null && (await isNumberTaken(tx, { country: signUp?.country ?? null, number, besides: null }))
}

/** Null where the address has become another player's. */
function playerOf(tx: Db, signUp: SignUpRow, passwordHash: string, now: number): Promise<number | null> {
  const isEmail = kindOfLogin(signUp.login) === 'email'
  const logins = { email: isEmail ? signUp.login : null, phone: isEmail ? null : signUp.login }
  return createPlayer(tx, { ...signUp, ...logins, passwordHash, termsAcceptedAt: signUp.created_at }, now)
}
