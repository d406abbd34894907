import type { Reads } from '../../db/index.ts'

/** One movement of an account, with the balance right after it. Amounts in subunits; what leaves is negative. */
export interface Movement {
  readonly id: bigint
  readonly kind: string
  readonly amount: bigint
  readonly balance: bigint
  readonly bet_id: bigint | null
  readonly at: Date
}

export interface MovementFilter {
  readonly playerId: number
  readonly currency: string
  /** Kinds of transfers; null for all. */
  readonly kinds: readonly string[] | null
  /** All kinds but these. */
  readonly isWithout: boolean
  /** Unix ms; from is included, to is not. */
  readonly from: number | null
  readonly to: number | null
}

export interface MovementPage {
  readonly limit: number
  readonly offset: number
  readonly order: 'newest_first' | 'oldest_first'
}

/**
 * Movements are ordered by their place in the ledger, so that each balance follows from the one before; the filter is
 * applied to balances that were computed over all of them.
 */
const LEDGER = `
  WITH account AS (SELECT id FROM wallet_accounts WHERE player_id = $1 AND currency = $2),
  movements AS (
    SELECT t.id, t.kind, -t.amount AS amount, t.bet_id, t.at FROM wallet_transfers t
    WHERE t.from_account = (SELECT id FROM account) AND t.from_account >= 1000
    UNION ALL
    SELECT t.id, t.kind, t.amount, t.bet_id, t.at FROM wallet_transfers t
    WHERE t.to_account = (SELECT id FROM account) AND t.to_account >= 1000),
  statement AS (SELECT *, (sum(amount) OVER (ORDER BY id))::bigint AS balance FROM movements)`
const FILTER = `
  WHERE ($3::text[] IS NULL OR (kind = ANY ($3::text[])) <> $6)
    AND ($4::timestamptz IS NULL OR at >= $4) AND ($5::timestamptz IS NULL OR at < $5)`
const NEWEST_FIRST = `${LEDGER} SELECT id, kind, amount, balance, bet_id, at FROM statement ${FILTER} ORDER BY id DESC LIMIT $7 OFFSET $8`
const OLDEST_FIRST = `${LEDGER} SELECT id, kind, amount, balance, bet_id, at FROM statement ${FILTER} ORDER BY id LIMIT $7 OFFSET $8`
const COUNT = `${LEDGER} SELECT count(*)::int AS n FROM statement ${FILTER}`

/** Movements of a player's account in a currency. */
export function listMovements(reads: Reads, filter: MovementFilter, page: MovementPage): Promise<Movement[]> {
  const sql = page.order === 'newest_first' ? NEWEST_FIRST : OLDEST_FIRST
  return reads.query<Movement & object>(sql, [...valuesOf(filter), page.limit, page.offset])
}

/** How many movements a filter finds. */
export async function countMovements(reads: Reads, filter: MovementFilter): Promise<number> {
  const [row] = await reads.query<{ n: number }>(COUNT, valuesOf(filter))
  return row?.n ?? 0
}

function valuesOf({ playerId, currency, kinds, isWithout, from, to }: MovementFilter): readonly unknown[] {
  return [
    playerId,
    currency,
    kinds,
    from === null ? null : new Date(from),
    to === null ? null : new Date(to),
    isWithout,
  ]
}
