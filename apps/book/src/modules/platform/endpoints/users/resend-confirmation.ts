import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import type { Refusal } from '../../../../lib/refusal.ts'
import { askForLink } from './ask-for-link.ts'

export async function resendConfirmation(
  context: BookContext,
  request: CallRequest<'resendConfirmation'>,
): Promise<CallAnswer<'resendConfirmation'> | Refusal> {
  return askForLink(context, 'sign_up', request)
}
