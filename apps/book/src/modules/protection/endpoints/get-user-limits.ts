import type { Handler } from '../../../kernel/handler.ts'
import { listLimits } from '../limits.ts'
import type { ProtectionPorts } from '../ports.ts'

export function getUserLimits({ db, clock }: ProtectionPorts): Handler<'getUserLimits'> {
  return async ({ player }) => ({ data: [...(await listLimits(db, player.playerId, clock.now()))] })
}
