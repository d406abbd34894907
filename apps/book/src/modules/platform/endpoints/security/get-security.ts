import type { Handler } from '../../../../kernel/handler.ts'
import { hasAuthenticator } from '../../factors/authenticator.ts'
import type { PlatformParts } from '../../parts.ts'

interface PasskeyRow {
  readonly id: number
  readonly name: string
  readonly created_at: Date
  readonly last_used_at: Date | null
}

export function getSecurity({ db }: PlatformParts): Handler<'getSecurity'> {
  return async ({ player: { playerId } }) => {
    const passkeys = await db.query<PasskeyRow>(
      'SELECT id, name, created_at, last_used_at FROM passkeys WHERE player_id = $1 ORDER BY id',
      [playerId],
    )
    const [codes] = await db.query<{ left: number }>(
      'SELECT count(*)::int AS left FROM recovery_codes WHERE player_id = $1',
      [playerId],
    )
    return {
      data: {
        authenticator: await hasAuthenticator(db, playerId),
        recovery_codes_left: codes?.left ?? 0,
        passkeys: passkeys.map((row) => ({
          id: row.id,
          name: row.name,
          created_at: row.created_at.toISOString(),
          last_used_at: row.last_used_at?.toISOString() ?? null,
        })),
      },
    }
  }
}
