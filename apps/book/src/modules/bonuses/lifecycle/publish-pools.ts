import { publicChannel, type RealtimeEvent } from '@touchline/contract'
import type { Infra } from '../../../kernel/infra.ts'
import { SERVED_LOCALES } from '../../../kernel/locale.ts'
import { createLoop } from '../../../kernel/loop.ts'
import type { Publisher } from '../../../kernel/ports/publisher.ts'
import type { Service } from '../../../kernel/service.ts'

const EVERY_MS = 1_000

/** Publishes the pools of tournaments to everyone when they change, once a second at most. */
export function createPoolPublisher({ db, clock, log, publisher }: Infra & { readonly publisher: Publisher }): Service {
  return createLoop({
    name: 'bonus pools',
    clock,
    log,
    everyMs: EVERY_MS,
    async round() {
      const rows = await db.query<{ id: number; pool: number; currency: string; pool_version: number }>(
        `SELECT id, pool::float8 AS pool, currency, pool_version FROM bonuses
         WHERE type = 'hunting_tournament' AND told_version < pool_version ORDER BY id LIMIT 50`,
      )
      for (const { id, pool, currency, pool_version } of rows) {
        const event: RealtimeEvent = { type: 'tournament_pool_changed', data: { tournament_id: id, pool, currency } }
        const { ok } = await publisher.broadcast(SERVED_LOCALES.map(publicChannel), event)
        if (ok) await db.query('UPDATE bonuses SET told_version = $2 WHERE id = $1', [id, pool_version])
      }
      return false
    },
  })
}
