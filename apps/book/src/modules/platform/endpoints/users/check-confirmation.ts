import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import { type Refusal, refuse } from '../../../../lib/refusal.ts'
import { findToken } from '../../access/access-token.ts'

export async function checkConfirmation(
  { db, clock }: BookContext,
  { query }: CallRequest<'checkConfirmation'>,
): Promise<CallAnswer<'checkConfirmation'> | Refusal> {
  const found = await findToken(db, 'confirmation', query.confirmation_token, clock.now())
  return found !== null ? { data: { valid: true } } : refuse('link_invalid')
}
