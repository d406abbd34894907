import type { Handler } from '../../../../kernel/handler.ts'
import type { SignInWay } from '../../factors/sign-in-history.ts'
import type { PlatformParts } from '../../parts.ts'
import { deviceName } from '../../sessions/device-name.ts'

interface Row {
  readonly id: number
  readonly way: SignInWay
  readonly succeeded: boolean
  readonly address: string | null
  readonly user_agent: string | null
  readonly at: Date
}

export function getSignIns({ db }: PlatformParts): Handler<'getSignIns'> {
  return async ({ player, query: { limit } }) => {
    const rows = await db.query<Row>(
      `SELECT id::int AS id, way, succeeded, address, user_agent, at FROM sign_ins WHERE player_id = $1 ORDER BY sign_ins.id DESC LIMIT $2`,
      [player.playerId, limit],
    )
    return {
      data: rows.map(({ id, way, succeeded, address, user_agent, at }) => ({
        id,
        way,
        succeeded,
        address,
        device: deviceName(user_agent),
        at: at.toISOString(),
      })),
    }
  }
}
