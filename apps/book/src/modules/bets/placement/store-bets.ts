import { type Db, sqlState } from '../../../db/index.ts'
import type { BetRecord } from '../bet-record.ts'
import type { LimitedLeg } from '../exposure/limits.ts'
import { exposureWanted } from '../exposure/wanted.ts'
import { type BasisOf, basisColumns, UNKNOWN_BASIS } from '../price-basis.ts'
import { betColumns, legColumns } from './bet-columns.ts'
import type { ClosedLeg } from './closed-leg.ts'
import { storedTermColumns, type TermsOf, UNKNOWN_TERMS } from './leg-terms.ts'

export interface StoreRequest {
  readonly playerId: number
  readonly key: string
  readonly bodyHash: string
  /** Unix ms. */
  readonly now: number
  readonly status: number
  /** JSON text of the response to this request and its repetitions. */
  readonly answer: string
  readonly bets: readonly BetRecord[]
  readonly isQuick: boolean
  readonly deviceId: string
  /** Their legs with the limits that hold for them; absent: the bets are not measured. */
  readonly limits?: readonly LimitedLeg[]
  /** What their legs are checked against where they are stored; absent: only what is known of their markets. */
  readonly termsOf?: TermsOf
  /** What justifies the prices of their legs; absent: unknown. */
  readonly basisOf?: BasisOf
  /**
   * Bets of a player above this amount on one outcome need approval, in cents of a EUR; absent: no bet needs approval.
   */
  readonly aboveCents?: bigint
}

export type StoreOutcome =
  | { readonly outcome: 'placed' }
  | { readonly outcome: 'known'; readonly status: number; readonly answer: string; readonly body_hash: string }
  /** Legs take no bet any more, even if the board shows them as open. */
  | { readonly outcome: 'closed'; readonly legs: readonly ClosedLeg[] }
  /** With what the player has open, too much is on outcomes of these bets: they are to be marked for approval. */
  | { readonly outcome: 'large'; readonly legs: readonly { readonly bet_id: number; readonly position: number }[] }
  /** A limit does not suffice. */
  | { readonly outcome: 'exposed' }
  /** Limits that the player has set for themselves. */
  | {
      readonly outcome:
        | 'under_age'
        | 'account_held'
        | 'excluded'
        | 'own_limit_reached'
        | 'play_time_over'
        | 'reality_check_due'
    }
  /** A bonus cannot be used any more. */
  | { readonly outcome: 'bonus_gone' }
  | { readonly outcome: 'no_account' | 'insufficient'; readonly currency: string }
  /** A host keeps the money: the bets are to wait for its debit. */
  | { readonly outcome: 'host_wallet' }

/** The legs of a bet as the placing functions take them. */
export function legsOf(
  { termsOf = () => UNKNOWN_TERMS, basisOf = UNKNOWN_BASIS }: Pick<StoreRequest, 'termsOf' | 'basisOf'>,
  { legs }: BetRecord,
) {
  return legs.map((leg) => ({
    ...legColumns(leg),
    ...storedTermColumns(termsOf(leg.eventId), leg),
    ...basisColumns(basisOf(leg)),
  }))
}

/** A share of the book has used its quota up, though the limit may not be reached. */
const QUOTA_USED_UP = 'TL001'
const LIMIT_REACHED = 'TL002'

/**
 * Stores the bets of a request with their stakes and the response, all or none, in one round trip and one transaction.
 * Where a quota does not suffice the whole is tried again by the limits themselves.
 */
export async function storeBets(db: Db, request: StoreRequest): Promise<StoreOutcome> {
  try {
    return await place(db, request, false)
  } catch (error) {
    if (sqlState(error) !== QUOTA_USED_UP) throw error
  }
  try {
    return await place(db, request, true)
  } catch (error) {
    if (sqlState(error) !== LIMIT_REACHED) throw error
    return { outcome: 'exposed' }
  }
}

const PLACE = 'SELECT * FROM place_bets($1, $2, $3, $4, $5::smallint, $6, $7::jsonb, $8::jsonb, $9, $10::bigint)'

async function place(db: Db, request: StoreRequest, isCareful: boolean): Promise<StoreOutcome> {
  const [row] = await db.query<StoreOutcome>(PLACE, [
    request.playerId,
    request.key,
    request.bodyHash,
    new Date(request.now),
    request.status,
    request.answer,
    JSON.stringify(request.bets.map((bet) => ({ ...betColumns(bet, request), legs: legsOf(request, bet) }))),
    JSON.stringify(exposureWanted(request.playerId, request.bets, request.limits ?? [])),
    isCareful,
    request.aboveCents?.toString() ?? null,
  ])
  if (row === undefined) throw new Error('place_bets answered nothing')
  return row
}
