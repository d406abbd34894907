import { marketKey } from '@touchline/betting'
import type { LegOutcome } from '@touchline/sports'
import type { Db } from '../../../../db/index.ts'
import type { MessageMarket, OutcomeResult } from '../message.ts'
import type { VoidReason } from '../void-reasons.ts'
import { applyStatements, type MarketFacts, type MarketStatement } from './apply-statements.ts'

/** The statement of a message about one market. */
export type MarketWords = MessageMarket & { readonly statement: MarketStatement }

interface WordRow {
  readonly market_id: number
  readonly specifier: string
  readonly said_at: Date
  readonly place: bigint
  readonly is_rollback: boolean
  readonly outcomes: Readonly<Record<string, OutcomeResult>> | null
  readonly others: 'void' | 'lose' | null
  readonly final_text: string
  readonly void_reason: VoidReason | null
}

interface ResultRow extends Omit<WordRow, 'is_rollback' | 'outcomes' | 'place'> {
  readonly outcomes: Readonly<Record<string, LegOutcome | null>>
  readonly dead_heat_factors: Readonly<Record<string, string | null>>
  readonly outcome_facts: Readonly<Record<string, unknown>>
  readonly by_words: boolean
  readonly decided_at: Date | null
}

/**
 * Stores the statements of a message about markets of a match, and their state after all statements ever. A result of
 * the book's own programme counts as the first statement. The caller holds the match.
 * @param at wall time in ms
 * @returns the markets that have changed
 */
export async function storeWords(
  tx: Db,
  eventId: number,
  words: readonly MarketWords[],
  at: number,
): Promise<readonly MessageMarket[]> {
  const markets = new Map(words.map((word) => [marketKey(word.marketId, word.specifier), word]))
  if (markets.size === 0) return []
  const keys = [
    [eventId],
    [...markets.values()].map((one) => one.marketId),
    [...markets.values()].map((one) => one.specifier),
  ]
  const before = await tx.query<ResultRow>(
    `SELECT r.* FROM market_results r JOIN unnest($2::int[], $3::text[]) AS m (market_id, specifier) USING (market_id, specifier)
     WHERE r.match_id = ($1::bigint[])[1]`,
    keys,
  )
  await insertWords(tx, eventId, [...before.filter((row) => !row.by_words).map(firstWord), ...words])
  const rows = await tx.query<WordRow>(
    `SELECT w.* FROM market_words w JOIN unnest($2::int[], $3::text[]) AS m (market_id, specifier) USING (market_id, specifier)
     WHERE w.match_id = ($1::bigint[])[1]`,
    keys,
  )
  const known = new Map(before.map((row) => [marketKey(row.market_id, row.specifier), formOf(row)]))
  const changed: (MessageMarket & Columns)[] = []
  for (const [key, { marketId, specifier }] of markets) {
    const own = rows.filter((row) => marketKey(row.market_id, row.specifier) === key)
    const columns = columnsOf(applyStatements(own.map(statementOf)))
    if (known.get(key) !== formOf(columns)) changed.push({ marketId, specifier, ...columns })
  }
  await storeFacts(tx, eventId, changed, at)
  return changed.map(({ marketId, specifier }) => ({ marketId, specifier }))
}

function firstWord(row: ResultRow): MarketWords {
  const outcomes = Object.entries(row.outcomes).map(([id, result]): [string, OutcomeResult] => {
    return [id, { result, deadHeatFactor: row.dead_heat_factors[id] ?? null }]
  })
  const { market_id: marketId, specifier, others, final_text: finalText, void_reason: voidReason } = row
  const messageAt = row.said_at.getTime()
  const isTakenBack = outcomes.length === 0 && others === null
  const statement: MarketStatement = isTakenBack
    ? { kind: 'taken_back', messageAt, place: 0, outcomes: null }
    : { kind: 'settled', messageAt, place: 0, outcomes: Object.fromEntries(outcomes), others, finalText, voidReason }
  return { marketId, specifier, statement }
}

function statementOf(row: WordRow): MarketStatement {
  const time = { messageAt: row.said_at.getTime(), place: Number(row.place) }
  if (row.is_rollback) {
    return { kind: 'taken_back', ...time, outcomes: row.outcomes === null ? null : Object.keys(row.outcomes) }
  }
  const { others, final_text: finalText, void_reason: voidReason } = row
  return { kind: 'settled', ...time, outcomes: row.outcomes ?? {}, others, finalText, voidReason }
}

async function insertWords(tx: Db, eventId: number, words: readonly MarketWords[]): Promise<void> {
  await tx.query(
    `INSERT INTO market_words (match_id, market_id, specifier, said_at, place, is_rollback, outcomes, others, final_text, void_reason)
     SELECT $1, w.market_id, w.specifier, w.said_at, w.place, w.is_rollback, nullif(w.outcomes, 'null'), w.others, w.final_text, w.void_reason
     FROM jsonb_to_recordset($2::jsonb) AS w (
       market_id INTEGER, specifier TEXT, said_at TIMESTAMPTZ, place BIGINT, is_rollback BOOLEAN, outcomes JSONB, others TEXT, final_text TEXT, void_reason TEXT)`,
    [eventId, JSON.stringify(words.map(wordColumns))],
  )
}

function wordColumns({ marketId, specifier, statement }: MarketWords) {
  const { messageAt, place } = statement
  const own = { market_id: marketId, specifier, said_at: new Date(messageAt).toISOString(), place }
  if (statement.kind === 'taken_back') {
    const outcomes = statement.outcomes && Object.fromEntries(statement.outcomes.map((id) => [id, true]))
    return { ...own, is_rollback: true, outcomes, others: null, final_text: '', void_reason: null }
  }
  const { outcomes, others, finalText, voidReason } = statement
  return { ...own, is_rollback: false, outcomes, others, final_text: finalText, void_reason: voidReason }
}

/** The state of a market, as the database keeps it. */
interface Columns {
  readonly outcomes: Readonly<Record<string, LegOutcome | null>>
  readonly dead_heat_factors: Readonly<Record<string, string | null>>
  readonly outcome_facts: Readonly<Record<string, unknown>>
  readonly others: 'void' | 'lose' | null
  readonly final_text: string
  readonly void_reason: VoidReason | null
  readonly said_at: Date
  readonly decided_at: Date | null
}

function columnsOf({ outcomes, others, finalText, voidReason, messageAt, decidedAt }: MarketFacts): Columns {
  const own = [...outcomes]
  return {
    outcomes: Object.fromEntries(own.map(([id, { result }]) => [id, result])),
    dead_heat_factors: Object.fromEntries(own.map(([id, fact]) => [id, fact.deadHeatFactor])),
    outcome_facts: Object.fromEntries(
      own.map(([id, fact]) => [id, { said: fact.messageAt, decided: fact.decidedAt, reason: fact.voidReason }]),
    ),
    others,
    final_text: finalText,
    void_reason: voidReason,
    said_at: new Date(messageAt),
    decided_at: decidedAt === null ? null : new Date(decidedAt),
  }
}

/** Two rows of one form are equal. */
function formOf(row: Columns): string {
  const sorted = (of: Readonly<Record<string, unknown>>) => Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1))
  const {
    outcomes,
    dead_heat_factors: factors,
    outcome_facts: facts,
    others,
    final_text: text,
    void_reason: reason,
  } = row
  const own = sorted(facts).map(([id, fact]) => [id, sorted(fact as Readonly<Record<string, unknown>>)])
  return JSON.stringify([sorted(outcomes), sorted(factors), own, others, text, reason, row.said_at, row.decided_at])
}

async function storeFacts(
  tx: Db,
  eventId: number,
  markets: readonly (MessageMarket & Columns)[],
  at: number,
): Promise<void> {
  if (markets.length === 0) return
  await tx.query(
    `INSERT INTO market_results AS r
       (match_id, market_id, specifier, outcomes, dead_heat_factors, outcome_facts, others, final_text, void_reason, said_at,
        decided_at, recorded_at, by_words)
     SELECT $1, m."marketId", m.specifier, m.outcomes, m.dead_heat_factors, m.outcome_facts, m.others, m.final_text, m.void_reason,
            m.said_at, m.decided_at, $3, true
     FROM jsonb_to_recordset($2::jsonb) AS m (
       "marketId" INTEGER, specifier TEXT, outcomes JSONB, dead_heat_factors JSONB, outcome_facts JSONB, others TEXT, final_text TEXT,
       void_reason TEXT, said_at TIMESTAMPTZ, decided_at TIMESTAMPTZ)
     ON CONFLICT (match_id, market_id, specifier) DO UPDATE SET
       outcomes = excluded.outcomes, dead_heat_factors = excluded.dead_heat_factors, outcome_facts = excluded.outcome_facts,
       others = excluded.others, final_text = excluded.final_text, void_reason = excluded.void_reason, said_at = excluded.said_at,
       decided_at = excluded.decided_at, recorded_at = excluded.recorded_at, by_words = true`,
    [eventId, JSON.stringify(markets), new Date(at)],
  )
}
