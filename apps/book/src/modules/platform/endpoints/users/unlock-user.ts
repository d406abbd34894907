import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import { type Refusal, refuse } from '../../../../lib/refusal.ts'
import { useToken } from '../../access/access-token.ts'
import { loginsOf } from '../../access/find-player.ts'
import { forgetFailures } from '../../access/sign-in-guard.ts'

export async function unlockUser(
  { db, clock }: BookContext,
  { body }: CallRequest<'unlockUser'>,
): Promise<null | Refusal> {
  return db.tx(async (tx) => {
    const token = await useToken(tx, 'unlock', body.unlock_token, clock.now())
    if (token?.player_id == null) return refuse('link_invalid')
    await forgetFailures(tx, await loginsOf(tx, token.player_id))
    return null
  })
}
