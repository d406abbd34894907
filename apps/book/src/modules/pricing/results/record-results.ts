import type { LegOutcome } from '@touchline/sports'
import type { Db } from '../../../db/index.ts'
import { holdForResults } from './hold-for-results.ts'
import type { VoidReason } from './void-reasons.ts'

/** How one market ended. */
export interface MarketResult {
  readonly eventId: number
  readonly marketId: number
  /** With sorted keys, '' when none. */
  readonly specifier: string
  /** Result of every outcome that was ever offered, by outcome id. A bet on an outcome missing here is refunded. */
  readonly outcomes: Readonly<Record<string, LegOutcome>>
  /** What decided it, for the explanation a player reads: '2:1'. */
  readonly finalText: string
  /** Why outcomes are void, where the match has a reason. */
  readonly voidReason?: VoidReason | null
}

/**
 * Stores results of markets; settlement pays on them. Idempotent: a market with an earlier statement keeps that, a
 * result that an operator took back included. Pass the transaction in which the score is stored, so that a result
 * without its score is never seen, and emit `results_recorded` after it.
 * @param at wall time in ms
 * @returns how many were new
 */
export async function recordResults(db: Db, at: number, results: readonly MarketResult[]): Promise<number> {
  if (results.length === 0) return 0
  return db.tx(async (tx) => {
    await holdForResults(
      tx,
      results.map((result) => result.eventId),
    )
    const rows = await tx.query(
      `INSERT INTO market_results (match_id, market_id, specifier, outcomes, final_text, void_reason, said_at, recorded_at)
       SELECT match_id, market_id, specifier, outcomes::jsonb, final_text, void_reason, $6, $6
       FROM unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::text[], $7::text[])
         AS r (match_id, market_id, specifier, outcomes, final_text, void_reason)
       ON CONFLICT DO NOTHING
       RETURNING 1`,
      [
        results.map((result) => result.eventId),
        results.map((result) => result.marketId),
        results.map((result) => result.specifier),
        results.map((result) => JSON.stringify(result.outcomes)),
        results.map((result) => result.finalText),
        new Date(at),
        results.map((result) => result.voidReason ?? null),
      ],
    )
    return rows.length
  })
}
