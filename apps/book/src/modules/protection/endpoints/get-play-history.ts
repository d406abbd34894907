import type { Handler } from '../../../kernel/handler.ts'
import { type LimitRow, limitView } from '../limits.ts'
import type { ProtectionPorts } from '../ports.ts'
import { zoneOf } from '../zone-of.ts'

interface Day {
  readonly day: string
  readonly deposited: bigint
  readonly withdrawn: bigint
  readonly staked: bigint
  readonly won: bigint
  readonly played_ms: bigint
}

const DAYS = 'SELECT * FROM play_history($1, $2, $3)'
const LIMITS = `SELECT *, NULL::bigint AS used FROM player_limits
  WHERE player_id = $1 AND created_at <= $2 AND (ended_at IS NULL OR ended_at > created_at) ORDER BY created_at DESC, id DESC LIMIT 100`
const CURRENCY = 'SELECT currency FROM play_tally($1, $2)'

export function getPlayHistory({ db, clock }: ProtectionPorts): Handler<'getPlayHistory'> {
  return async ({ player: { playerId }, query }) => {
    const now = clock.now()
    const at = new Date(now)
    const [days, limits, [main]] = await Promise.all([
      db.query<Day & object>(DAYS, [playerId, zoneOf(query.time_zone), at]),
      db.query<LimitRow & object>(LIMITS, [playerId, at]),
      db.query<{ currency: string }>(CURRENCY, [playerId, at]),
    ])
    return {
      data: {
        currency: main?.currency ?? 'EUR',
        days: days.map(({ day, deposited, withdrawn, staked, won, played_ms }) => ({
          day,
          deposited: Number(deposited),
          withdrawn: Number(withdrawn),
          staked: Number(staked),
          won: Number(won),
          played_ms: Number(played_ms),
        })),
        limits: limits.map((row) => limitView(row, now)),
      },
    }
  }
}
