import type { BetBonus } from '@touchline/betting'
import type { Db } from '../../db/index.ts'
import type { BetRecord, LegRecord } from '../bets/index.ts'

/** What the rules of settlement read of a bet. */
export interface BetToSettle
  extends Pick<
    BetRecord,
    'id' | 'type' | 'status' | 'result' | 'stake' | 'winAmount' | 'odds' | 'maxPayout' | 'system'
  > {
  readonly bonus: { readonly terms: BetBonus } | null
  readonly legs: readonly Pick<LegRecord, 'odds' | 'status' | 'deadHeatFactor' | 'deduction'>[]
  /** A leg of it has just changed. */
  readonly isRefreshed: boolean
  /** An operator has cancelled it as a whole. */
  readonly isCancelled: boolean
}

interface Row extends Pick<BetRecord, 'type' | 'status' | 'result' | 'stake'> {
  readonly id: bigint
  readonly win_amount: bigint
  readonly odds: bigint
  readonly max_payout: bigint
  readonly system_wins: number | null
  readonly system_total: number | null
  readonly bonus: BetBonus | null
  readonly legs: BetToSettle['legs']
  readonly is_refreshed: boolean
  readonly is_cancelled: boolean
}

/**
 * Updates the stored legs of some bets from the facts, and returns the bets as they are then, in id order.
 * @param tx a transaction that holds the bets' row locks
 */
export async function betsToSettle(tx: Db, ids: readonly number[]): Promise<BetToSettle[]> {
  const rows = await tx.query<Row>('SELECT * FROM bets_to_settle($1::bigint[])', [ids])
  return rows.map(({ system_wins: wins, system_total: total, ...row }) => ({
    id: Number(row.id),
    type: row.type,
    status: row.status,
    result: row.result,
    stake: row.stake,
    winAmount: row.win_amount,
    odds: Number(row.odds),
    maxPayout: row.max_payout,
    system: wins === null || total === null ? null : { wins, total },
    bonus: row.bonus === null ? null : { terms: row.bonus },
    legs: row.legs,
    isRefreshed: row.is_refreshed,
    isCancelled: row.is_cancelled,
  }))
}
