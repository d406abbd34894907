import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { useToken } from '../../access/access-token.ts'
import { loginsOf } from '../../access/find-player.ts'
import { forgetFailures } from '../../access/sign-in-guard.ts'
import type { PlatformParts } from '../../parts.ts'

export function unlockUser({ db, clock }: PlatformParts): Handler<'unlockUser'> {
  return async ({ body }) => {
    return db.tx(async (tx) => {
      const token = await useToken(tx, 'unlock', body.unlock_token, clock.now())
      if (token?.player_id == null) return refuse('link_invalid')
      await forgetFailures(tx, await loginsOf(tx, token.player_id))
      return null
    })
  }
}
