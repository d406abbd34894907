import type { Db } from '../../../db/index.ts'

/** How a leg was decided, and by whose message. */
export interface LegDecision {
  readonly position: number
  readonly eventId: number
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
  /** Scaled. */
  readonly odds: number
  readonly status: string
  readonly voidReason: string | null
  /** What the provider calls a reason of its own, in English; null: it is none, or it is not described. */
  readonly reasonName: string | null
  /** Null: no message, as of a leg that is open or that was placed too late. */
  readonly message: {
    readonly id: bigint
    readonly kind: string
    /** 'operator', 'book' or the producer of a feed. */
    readonly source: string
    /** Unix ms. */
    readonly messageAt: number
  } | null
}

/** A bet whose legs are explained. */
export interface ExplainedBet {
  readonly type: string
  readonly status: string
  readonly result: string
  /** The operator cancelled it as a whole, for this reason; null: not so. */
  readonly cancelledFor: string | null
  readonly legs: readonly LegDecision[]
}

/**
 * The message that decided a leg `l` by its decision `d`: the cancellation, or the settlement of the time of its
 * result. A market of the book's own programme is decided without a message.
 */
const MESSAGE = `CASE WHEN l.cancelled THEN d.cancel_message_id
  WHEN l.status <> 'open' AND l.void_reason IS DISTINCT FROM 'placed_late' THEN (
    SELECT m.id FROM settlement_messages m
    WHERE m.said_at = d.result_said_at AND m.kind = 'bet_settlement' AND (m.body ->> 'matchId')::bigint = l.match_id
    ORDER BY m.id DESC LIMIT 1) END`

/** Explains a bet to the operator: results, reasons of voids, and who decided. Null where there is no such bet. */
export async function explainBet(db: Db, id: number): Promise<ExplainedBet | null> {
  const [bet] = await db.query<Omit<ExplainedBet, 'legs'>>(
    `SELECT type, status, result, CASE WHEN status = 'cancelled' THEN (
       SELECT c.void_reason FROM market_cancels c WHERE c.bet_id = b.id AND NOT c.is_rollback ORDER BY c.id DESC LIMIT 1) END AS "cancelledFor"
     FROM bets b WHERE id = $1`,
    [id],
  )
  if (bet === undefined) return null
  const rows = await db.query<
    Omit<LegDecision, 'message' | 'eventId'> & {
      readonly match_id: bigint
      readonly message_id: bigint | null
      readonly kind: string
      readonly source: string
      readonly said_at: Date
    }
  >(
    `SELECT l.position, l.match_id, l.market_id AS "marketId", l.specifier, l.outcome_id AS "outcomeId", l.odds, l.status,
       l.void_reason AS "voidReason", s.id AS message_id, s.kind, s.source, s.said_at,
       CASE WHEN l.void_reason LIKE 'vendor:%' THEN (
         SELECT w.words FROM matches m JOIN tournaments t ON t.id = m.tournament_id
         JOIN feed_words w ON w.provider = t.provider AND w.kind = 'void_reason' AND w.number = substr(l.void_reason, 8)::int
         WHERE m.id = l.match_id AND w.language = 'en') END AS "reasonName"
     FROM bet_legs l
     LEFT JOIN leg_decisions d ON d.bet_id = l.bet_id AND d.position = l.position
     LEFT JOIN settlement_messages s ON s.id = ${MESSAGE}
     WHERE l.bet_id = $1 ORDER BY l.position`,
    [id],
  )
  const legs = rows.map(({ match_id, message_id: message, kind, source, said_at, ...leg }) => ({
    ...leg,
    eventId: Number(match_id),
    message: message === null ? null : { id: message, kind, source, messageAt: said_at.getTime() },
  }))
  return { ...bet, legs }
}
