import type { Db } from '../../../db/index.ts'
import type { BetRecord } from '../bet-record.ts'

export interface StoreRequest {
  readonly playerId: number
  readonly key: string
  readonly bodyHash: string
  /** Unix ms. */
  readonly now: number
  readonly status: number
  /** JSON text that this request and its repetitions are answered with. */
  readonly answer: string
  readonly bets: readonly BetRecord[]
  readonly isQuick: boolean
  readonly deviceId: string
}

export type StoreOutcome =
  | { readonly outcome: 'placed' }
  | { readonly outcome: 'known'; readonly status: number; readonly answer: string; readonly body_hash: string }
  | { readonly outcome: 'no_account' | 'insufficient'; readonly currency: string }

/** Stores the bets of a request with their stakes and the answer, all or none, in one round trip and one transaction. */
export async function storeBets(db: Db, request: StoreRequest): Promise<StoreOutcome> {
  const [row] = await db.query<StoreOutcome>('SELECT * FROM place_bets($1, $2, $3, $4, $5::smallint, $6, $7::jsonb)', [
    request.playerId,
    request.key,
    request.bodyHash,
    new Date(request.now),
    request.status,
    request.answer,
    JSON.stringify(request.bets.map((bet) => columnsOf(bet, request))),
  ])
  if (row === undefined) throw new Error('place_bets answered nothing')
  return row
}

function columnsOf(bet: BetRecord, { isQuick, deviceId }: StoreRequest) {
  return {
    id: bet.id,
    currency: bet.currency,
    type: bet.type,
    stake: Number(bet.stake),
    win_amount: Number(bet.winAmount),
    odds: bet.odds,
    max_payout: Number(bet.maxPayout),
    system_wins: bet.system?.wins ?? null,
    system_total: bet.system?.total ?? null,
    accept_mode: bet.acceptMode,
    is_quick: isQuick,
    device_id: deviceId,
    decide_at: bet.decideAt === null ? null : new Date(bet.decideAt).toISOString(),
    legs: bet.legs.map((leg) => ({
      position: leg.position,
      match_id: leg.matchId,
      market_id: leg.marketId,
      specifier: leg.specifier,
      outcome_id: leg.outcomeId,
      odds: leg.odds,
    })),
  }
}
