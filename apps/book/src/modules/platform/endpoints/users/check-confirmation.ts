import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { findToken } from '../../access/access-token.ts'
import type { PlatformParts } from '../../parts.ts'

export function checkConfirmation({ db, clock }: PlatformParts): Handler<'checkConfirmation'> {
  return async ({ query }) => {
    const found = await findToken(db, 'confirmation', query.confirmation_token, clock.now())
    return found !== null ? { data: { valid: true } } : refuse('link_invalid')
  }
}
