import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import type { Refusal } from '../../../../lib/refusal.ts'
import { resetPassword } from './reset-password.ts'

export async function patchPassword(
  context: BookContext,
  request: CallRequest<'patchPassword'>,
): Promise<null | Refusal> {
  return resetPassword(context, request)
}
