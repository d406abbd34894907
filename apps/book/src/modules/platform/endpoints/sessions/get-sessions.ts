import type { Handler } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'
import { deviceName } from '../../sessions/device-name.ts'

interface Row {
  readonly id: number
  readonly user_agent: string | null
  readonly host_origin: string | null
  readonly address: string | null
  readonly created_at: Date
  readonly last_seen_at: Date
}

export function getSessions({ db, clock }: PlatformParts): Handler<'getSessions'> {
  return async ({ player }) => {
    const rows = await db.query<Row>(
      `SELECT id, user_agent, host_origin, address, created_at, last_seen_at FROM sessions
     WHERE player_id = $1 AND expires_at > $2 ORDER BY last_seen_at DESC, id DESC`,
      [player.playerId, new Date(clock.now())],
    )
    return {
      data: rows.map((row) => ({
        id: row.id,
        device: deviceName(row.user_agent),
        host: row.host_origin,
        address: row.address,
        created_at: row.created_at.toISOString(),
        last_seen_at: row.last_seen_at.toISOString(),
        current: row.id === player.sessionId,
      })),
    }
  }
}
