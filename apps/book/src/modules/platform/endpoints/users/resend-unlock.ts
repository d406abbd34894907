import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import type { Refusal } from '../../../../lib/refusal.ts'
import { askForLink } from './ask-for-link.ts'

export async function resendUnlock(
  context: BookContext,
  request: CallRequest<'resendUnlock'>,
): Promise<CallAnswer<'resendUnlock'> | Refusal> {
  return askForLink(context, 'unlock', request)
}
