import { assertNever } from '@touchline/betting'
import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../../context.ts'
import { sqlState } from '../../../../db/index.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import { type Refusal, refuse } from '../../../../lib/refusal.ts'
import { checkPhoneCode } from '../../phone/phone-code.ts'
import { phoneView } from '../../phone/phone-view.ts'

const UNIQUE_VIOLATION = '23505'

export async function confirmPhone(
  context: BookContext,
  { body, player }: CallRequest<'confirmPhone'>,
): Promise<CallAnswer<'confirmPhone'> | Refusal> {
  const check = await checkPhoneCode(context, player.playerId, body.code)
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
    await context.db.query('UPDATE players SET mobile_phone = $2, auth_phone_number = $2 WHERE id = $1', [
      player.playerId,
      check.phone,
    ])
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse('phone_taken')
    throw error
  }
  return { data: await phoneView(context, player.playerId) }
}
