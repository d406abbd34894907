import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { type Refusal, refuse } from '../../../lib/refusal.ts'
import { verifyPassword } from '../passwords/password.ts'
import { PLAYER_COLUMNS, type PlayerRow, playerView } from '../player-row.ts'
import { startSession } from '../sessions/start-session.ts'
import { countFailure, forgetFailures, isLocked } from '../sign-in-guard.ts'

/** An unknown e-mail and a wrong password cost the same work and get the same answer, up to the lock. */
export async function signIn(
  context: BookContext,
  { body, address, cookie }: CallRequest<'signIn'>,
): Promise<CallAnswer<'signIn'> | Refusal> {
  const { db, clock, addressGuard } = context
  if (addressGuard.mustWait(address)) return refuse('too_many_requests')
  const email = body.email.trim().toLowerCase()
  if (await isLocked(db, email, clock.now())) return refuse('account_locked')
  const [player] = await db.query<PlayerRow & { password_hash: string }>(
    `SELECT ${PLAYER_COLUMNS}, password_hash FROM players WHERE email = $1`,
    [email],
  )
  const isRight = await verifyPassword(body.password, player?.password_hash ?? null)
  if (player === undefined || !isRight) {
    addressGuard.fail(address)
    await countFailure(db, email, clock.now())
    return refuse('wrong_credentials')
  }
  await forgetFailures(db, email)
  await startSession(context, cookie, player.id)
  return { data: playerView(player) }
}
