import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import { type Refusal, refuse } from '../../../../lib/refusal.ts'
import { findToken, useToken } from '../../access/access-token.ts'
import { lockPlayer, loginsOf } from '../../access/find-player.ts'
import { isWeak } from '../../passwords/is-weak.ts'
import { setPassword } from '../../passwords/set-password.ts'

/** A password that is refused leaves the link as it is, for another try. */
export async function resetPassword(
  context: BookContext,
  { body, locale }: Pick<CallRequest<'resetPassword'>, 'body' | 'locale'>,
): Promise<null | Refusal> {
  const { db, clock, passwords, signals } = context
  const token = body.reset_password_token
  const found = await findToken(db, 'password_reset', token, clock.now())
  const knownId = found?.player_id ?? null
  if (knownId === null) return refuse('link_invalid')
  const logins = await loginsOf(db, knownId)
  if (logins.some((login) => isWeak(body.password, login))) return refuse('weak_password')
  // Deriving costs work, which nobody gets without a link.
  const hash = await passwords.hash(body.password)
  const playerId = await db.tx(async (tx) => {
    await lockPlayer(tx, knownId)
    const owner = await useToken(tx, 'password_reset', token, clock.now())
    if (owner?.player_id == null) return null
    await setPassword(tx, { playerId: owner.player_id, hash, keepSession: null, language: locale }, clock.now())
    return owner.player_id
  })
  if (playerId === null) return refuse('link_invalid')
  signals.emit('message_queued', null)
  return null
}
