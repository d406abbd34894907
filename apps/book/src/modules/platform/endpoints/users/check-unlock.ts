import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import { type Refusal, refuse } from '../../../../lib/refusal.ts'
import { findToken } from '../../access/access-token.ts'

export async function checkUnlock(
  { db, clock }: BookContext,
  { query }: CallRequest<'checkUnlock'>,
): Promise<CallAnswer<'checkUnlock'> | Refusal> {
  const found = await findToken(db, 'unlock', query.unlock_token, clock.now())
  return found !== null ? { data: { valid: true } } : refuse('link_invalid')
}
