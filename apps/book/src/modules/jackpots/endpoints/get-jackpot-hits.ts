import { createHmac } from 'node:crypto'
import { JACKPOT_HITS_LIMIT, type JackpotHit } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { type JackpotDefinition, textIn } from '../definition.ts'
import type { JackpotsPorts } from '../ports.ts'

interface HitRow {
  readonly id: number
  readonly jackpot_id: number
  readonly level: number
  readonly player_id: number
  readonly amount: bigint
  readonly amount_eur: bigint
  readonly status: 'approved' | 'paid'
  readonly created_at: Date
  readonly seen_at: Date | null
  readonly definition: JackpotDefinition
}

/** Hits, without those that are not approved yet. */
const HITS = `
  SELECT h.id, h.jackpot_id, h.level, h.player_id, h.amount, h.amount_eur, h.status, h.created_at, h.seen_at, j.definition
  FROM jackpot_hits h JOIN jackpots j ON j.id = h.jackpot_id
  WHERE h.status = ANY ($1::text[]) AND ($2::bigint IS NULL OR h.jackpot_id = $2)
    AND ($3::int IS NULL OR h.player_id = $3) AND (NOT $4 OR h.seen_at IS NULL)
  ORDER BY h.id DESC LIMIT $5`
const PUBLIC_STATUSES: readonly HitRow['status'][] = ['approved', 'paid']

/** Only a signed-in player may request their own hits. */
export function getJackpotHits(ports: JackpotsPorts): Handler<'getJackpotHits'> {
  return async ({ query, player, locale }) => {
    const isPersonal = query.for_user === true || query.unseen === true
    if (isPersonal && player === null) return refuse('unauthorized')
    const rows = await ports.db.query<HitRow & object>(HITS, [
      query.status === undefined ? PUBLIC_STATUSES : [query.status],
      query.jackpot_id ?? null,
      isPersonal ? (player?.playerId ?? null) : null,
      query.unseen === true,
      query.limit ?? JACKPOT_HITS_LIMIT,
    ])
    return { data: rows.map((row) => hitView(row, locale, ports.pseudonymsSecret, player?.playerId ?? null)) }
  }
}

function hitView(row: HitRow, locale: ServedLocale, secret: string, reader: number | null): JackpotHit {
  const { definition } = row
  const level = definition.levels[row.level]
  return {
    id: row.id,
    amount: Number(row.amount),
    amount_eur: Number(row.amount_eur),
    created_at: row.created_at.toISOString(),
    currency: definition.currency,
    jackpot_id: row.jackpot_id,
    jackpot_name: textIn(definition.name, locale),
    jackpot_level_code: level?.code ?? '',
    jackpot_level_name: level === undefined ? '' : textIn(level.name, locale),
    status: row.status,
    user_hash: createHmac('sha256', secret).update(`jackpot player ${row.player_id}`).digest('hex').slice(0, 16),
    // Whether another player has seen their hit stays private.
    seen: row.player_id === reader && row.seen_at !== null,
  }
}
