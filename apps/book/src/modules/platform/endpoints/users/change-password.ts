import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import { type Refusal, refuse } from '../../../../lib/refusal.ts'
import { loginsOf } from '../../access/find-player.ts'
import { useRate } from '../../limits/rate-limit.ts'
import { isWeak } from '../../passwords/is-weak.ts'
import { setPassword } from '../../passwords/set-password.ts'

/** Whoever found an open browser must not be able to guess the password in it. */
export async function changePassword(
  context: BookContext,
  { body, player, locale }: CallRequest<'changePassword'>,
): Promise<null | Refusal> {
  const { db, clock, passwords, signals } = context
  const { playerId, sessionId } = player
  const refused = await useRate(context, 'password_changes', String(playerId))
  if (refused !== null) return refused
  const [row] = await db.query<{ password_hash: string }>('SELECT password_hash FROM players WHERE id = $1', [playerId])
  if (!(await passwords.verify(body.current_password, row?.password_hash ?? null))) return refuse('wrong_password')
  const logins = await loginsOf(db, playerId)
  if (logins.some((login) => isWeak(body.password, login))) return refuse('weak_password')
  const hash = await passwords.hash(body.password)
  await db.tx((tx) => setPassword(tx, { playerId, hash, keepSession: sessionId, language: locale }, clock.now()))
  signals.emit('message_queued', null)
  return null
}
