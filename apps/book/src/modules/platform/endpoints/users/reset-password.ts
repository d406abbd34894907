import { addressKey } from '../../../../kernel/address-key.ts'
import type { CallRequest } from '../../../../kernel/handler.ts'
import { type Refusal, refuse } from '../../../../kernel/refusal.ts'
import { findToken, useToken } from '../../access/access-token.ts'
import { knownOf, lockPlayer } from '../../access/find-player.ts'
import type { PlatformParts } from '../../parts.ts'
import { isWeak } from '../../passwords/is-weak.ts'
import { setPassword } from '../../passwords/set-password.ts'

type Reset = (
  request: Pick<CallRequest<'resetPassword'>, 'body' | 'locale' | 'address' | 'isGone'>,
) => Promise<null | Refusal>

/** A password that is refused leaves the link as it is, for another try. */
export function resetPassword({ db, clock, passwords, signals, derivations }: PlatformParts): Reset {
  return async ({ body, locale, address, isGone }) => {
    const token = body.reset_password_token
    const found = await findToken(db, 'password_reset', token, clock.now())
    const knownId = found?.player_id ?? null
    if (knownId === null) return refuse('link_invalid')
    if (isWeak(body.password, await knownOf(db, knownId))) return refuse('weak_password')
    // Deriving costs work, which needs a link, and many requests with one link delay only each other.
    const turn = { from: addressKey(address), about: `reset ${knownId}`, isGone }
    const hash = await derivations.run(turn, async () => {
      const isUsed = (await findToken(db, 'password_reset', token, clock.now())) === null
      return isUsed ? refuse('link_invalid') : passwords.hash(body.password)
    })
    if (typeof hash !== 'string') return hash
    const playerId = await db.tx(async (tx) => {
      await lockPlayer(tx, knownId)
      const owner = await useToken(tx, 'password_reset', token, clock.now())
      if (owner?.player_id == null) return null
      await setPassword(tx, { playerId: owner.player_id, hash, keepSession: null, language: locale }, clock.now())
      return owner.player_id
    })
    if (playerId === null) return refuse('link_invalid')
    signals.emit('message_queued', null)
    signals.emit('session_ended', null)
    return null
  }
}
