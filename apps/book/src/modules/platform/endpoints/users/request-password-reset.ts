import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import type { Refusal } from '../../../../lib/refusal.ts'
import { askForLink } from './ask-for-link.ts'

export async function requestPasswordReset(
  context: BookContext,
  request: CallRequest<'requestPasswordReset'>,
): Promise<CallAnswer<'requestPasswordReset'> | Refusal> {
  return askForLink(context, 'password_reset', request)
}
