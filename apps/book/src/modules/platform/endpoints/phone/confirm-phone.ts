import { assertNever } from '@touchline/betting'
import { sqlState } from '../../../../db/index.ts'
import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { identify } from '../../identity/identify.ts'
import { notifyOfWayIn } from '../../messages/notify-of-way-in.ts'
import type { PlatformParts } from '../../parts.ts'
import { checkPhoneCode } from '../../phone/phone-code.ts'
import { phoneView } from '../../phone/phone-view.ts'

const UNIQUE_VIOLATION = '23505'

export function confirmPhone(ports: PlatformParts): Handler<'confirmPhone'> {
  return async ({ body, player, locale }) => {
    const now = ports.clock.now()
    const check = await checkPhoneCode(ports, player.playerId, body.code)
    switch (check.kind) {
      case 'over':
        return refuse('code_over')
      case 'wrong':
        return refuse('code_wrong')
      case 'right':
        break
      default:
        return assertNever(check)
    }
    try {
      await ports.db.tx(async (tx) => {
        // Before the change, so that the old number is notified too.
        await notifyOfWayIn(tx, { playerId: player.playerId, change: 'phone_changed', language: locale }, now)
        await tx.query(
          'UPDATE players SET mobile_phone = $2, auth_phone_number = $2, auth_phone_since = $3 WHERE id = $1',
          [player.playerId, check.phone, new Date(now)],
        )
        await identify(tx, ports.persons, player.playerId, now)
      })
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) return refuse('phone_taken')
      throw error
    }
    ports.signals.emit('message_queued', null)
    return { data: await phoneView(ports, player.playerId) }
  }
}
