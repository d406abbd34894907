import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { useAuthenticatorCode } from '../../factors/authenticator.ts'
import { makeRecoveryCodes } from '../../factors/recovery-codes.ts'
import { useRate } from '../../limits/rate-limit.ts'
import { notifyOfWayIn } from '../../messages/notify-of-way-in.ts'
import type { PlatformParts } from '../../parts.ts'

/** The first code proves that the secret has arrived; from then on signing in requests one. */
export function confirmAuthenticator(ports: PlatformParts): Handler<'confirmAuthenticator'> {
  return async ({ body, player: { playerId }, locale: language }) => {
    const refused = await useRate(ports, 'password_changes', String(playerId))
    if (refused !== null) return refused
    const codes = await ports.db.tx(async (tx) => {
      const code = { playerId, code: body.code, isFirst: true }
      if (!(await useAuthenticatorCode({ db: tx, sealer: ports.sealer }, code, ports.clock.now()))) return null
      await notifyOfWayIn(tx, { playerId, change: 'authenticator_added', language }, ports.clock.now())
      return makeRecoveryCodes(tx, playerId)
    })
    if (codes !== null) ports.signals.emit('message_queued', null)
    return codes === null ? refuse('code_wrong') : { data: { recovery_codes: codes } }
  }
}
