import { marketKey } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { SettlementMessage } from '../../pricing/results/index.ts'

export const REVERSED_RULE = 'a statement about an outcome is taken back only by one about the same outcome'

/** Legs that are compared at a time. */
const PAGE = 500

interface LegRow {
  readonly bet_id: bigint
  readonly position: number
  readonly match_id: bigint
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly status: string
  readonly decided_before: string | null
  /** All that is known of its results came as messages. */
  readonly is_of_feed: boolean
}

/** The last statement about an outcome. */
interface Word {
  readonly messageAt: number
  /** Null: it is undecided. */
  readonly result: string | null
}

type Settlement = Extract<SettlementMessage, { kind: 'bet_settlement' }>
type Rollback = Extract<SettlementMessage, { kind: 'rollback_bet_settlement' }>
type Kept = { readonly messageAt: number } & (
  | Omit<Settlement, 'eventId' | 'messageAt'>
  | Omit<Rollback, 'eventId' | 'messageAt'>
)

/**
 * Reads the statements about the outcome of every leg again, message by message, and returns the legs with another
 * stored result, as text. Void legs are left out, because another check reads their reasons, and so are results that
 * settlement has not processed yet.
 */
export async function reversedResults(tx: Db): Promise<readonly string[]> {
  const [pending] = await tx.query('SELECT 1 FROM settlement_changes LIMIT 1', [])
  if (pending !== undefined) return []
  const faults: string[] = []
  for (let [bet, leg] = [0, 0]; ; ) {
    const rows = await tx.query<LegRow>(
      `SELECT l.bet_id, l.position, l.match_id, l.market_id, l.specifier, l.outcome_id, l.status, l.decided_before,
              coalesce(m.origin = 'feed', false) AS is_of_feed
       FROM bet_legs l JOIN bets b ON b.id = l.bet_id AND b.status IN ('waiting_results', 'done', 'cashed_out')
       LEFT JOIN matches m ON m.id = l.match_id
       WHERE (l.bet_id, l.position) > ($1, $2) AND l.status NOT IN ('held', 'void')
         AND EXISTS (SELECT 1 FROM market_results r WHERE r.match_id = l.match_id)
       ORDER BY l.bet_id, l.position LIMIT ${PAGE}`,
      [bet, leg],
    )
    const last = rows.at(-1)
    if (last === undefined) return faults
    const messages = await messagesOf(tx, [...new Set(rows.map((row) => Number(row.match_id)))])
    for (const row of rows) {
      const word = reversedWord(messages.get(Number(row.match_id)) ?? [], row)
      if (word === null) continue
      faults.push(
        `bet ${row.bet_id}, leg ${row.position}: ${row.status}, but outcome ${row.outcome_id} was declared ${word.result} at ${new Date(word.messageAt).toISOString()} and nothing about it since`,
      )
    }
    ;[bet, leg] = [Number(last.bet_id), last.position]
  }
}

/** The last statement about the outcome of a leg, if the leg is something else now. */
function reversedWord(messages: readonly Kept[], leg: LegRow): Word | null {
  // A late message counts by the statements about its market, or about its outcome: a leg is right by either.
  const words = [lastWord(messages, leg, 'market'), lastWord(messages, leg, 'outcome')]
  const [word] = words
  if (word == null || words.some((one) => one === null || one.result === null || one.result === leg.status)) return null
  // An open leg whose result has only just come was never anything else; the book's own results come without a message.
  return leg.status === 'open' ? (leg.decided_before === word.result ? word : null) : leg.is_of_feed ? word : null
}

async function messagesOf(tx: Db, eventIds: readonly number[]): Promise<ReadonlyMap<number, readonly Kept[]>> {
  const rows = await tx.query<{ match_id: number; kind: Kept['kind']; said_at: Date; body: object }>(
    `SELECT (body ->> 'matchId')::int AS match_id, kind, said_at, body FROM settlement_messages
     WHERE kind IN ('bet_settlement', 'rollback_bet_settlement') AND (body ->> 'matchId')::bigint = ANY ($1::bigint[]) ORDER BY id`,
    [eventIds],
  )
  const messages = new Map<number, Kept[]>()
  for (const { match_id: id, kind, said_at: messageAt, body } of rows) {
    const message = { ...body, kind, messageAt: messageAt.getTime() } as Kept
    messages.set(id, [...(messages.get(id) ?? []), message])
  }
  return messages
}

/**
 * The later of two statements counts. Null if there is none, or if messages of one moment contradict
 * things.
 */
function lastWord(messages: readonly Kept[], leg: LegRow, order: 'market' | 'outcome'): Word | null {
  let word: Word | null = null
  let isDisputed = false
  let newest = Number.NEGATIVE_INFINITY
  const key = marketKey(leg.market_id, leg.specifier)
  for (const message of messages) {
    const { messageAt } = message
    if (messageAt < newest) continue
    const stated = statedResult(message, key, leg.outcome_id)
    if (stated === 'nothing') continue
    if (stated !== 'of others') {
      isDisputed = word?.messageAt === messageAt && (isDisputed || word.result !== stated)
      word = { messageAt, result: stated }
    }
    if (stated !== 'of others' || order === 'market') newest = messageAt
  }
  return isDisputed ? null : word
}

/** The result that a message states for an outcome; null where it opens the outcome again. */
function statedResult(message: Kept, key: string, outcomeId: string): string | null | 'of others' | 'nothing' {
  if (message.kind === 'rollback_bet_settlement') return takenBack(message, key, outcomeId)
  const markets = message.markets.filter((market) => marketKey(market.marketId, market.specifier) === key)
  if (markets.length === 0) return 'nothing'
  const outcome = markets.findLast(({ outcomes }) => outcomes[outcomeId] !== undefined)?.outcomes[outcomeId]
  if (outcome === undefined) return 'of others'
  return outcome.result === 'push' ? 'void' : outcome.result
}

function takenBack(
  { markets }: Pick<Rollback, 'markets'>,
  key: string,
  outcomeId: string,
): null | 'of others' | 'nothing' {
  if (markets === null) return null
  const own = markets.filter((market) => marketKey(market.marketId, market.specifier) === key)
  if (own.length === 0) return 'nothing'
  const isMeant = own.some(({ outcomeIds = [] }) => outcomeIds.length === 0 || outcomeIds.includes(outcomeId))
  return isMeant ? null : 'of others'
}
