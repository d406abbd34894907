import type { LegOutcome } from '@touchline/sports'
import type { OutcomeResult } from '../message.ts'
import type { VoidReason } from '../void-reasons.ts'

/** The time of one message's statement about a market. */
interface StatementTime {
  readonly messageAt: number
  /** Number of the message, for a message without a time of its own; 0 for all others: their time alone orders them. */
  readonly place: number
}

/** The statement of one message about the result of a market. */
export type MarketStatement = StatementTime &
  (
    | {
        readonly kind: 'settled'
        readonly outcomes: Readonly<Record<string, OutcomeResult>>
        readonly others: 'void' | 'lose' | null
        readonly finalText: string
        readonly voidReason: VoidReason | null
      }
    /** `outcomes` null: all of them. */
    | { readonly kind: 'taken_back'; readonly outcomes: readonly string[] | null }
  )

/** The state of an outcome. */
export interface OutcomeFact {
  /** Null: undecided, also where earlier statements had a result. */
  readonly result: LegOutcome | null
  readonly deadHeatFactor: string | null
  readonly voidReason: VoidReason | null
  /** Unix ms by the clock of who spoke of it last. */
  readonly messageAt: number
  /** Unix ms since when it is decided; null: it is not, or void. */
  readonly decidedAt: number | null
}

/** The state of a market after all statements about it. */
export interface MarketFacts {
  readonly outcomes: ReadonlyMap<string, OutcomeFact>
  readonly others: 'void' | 'lose' | null
  readonly finalText: string
  readonly voidReason: VoidReason | null
  readonly messageAt: number
  /** Unix ms since when outcomes that no statement named are decided; null: they are not. */
  readonly decidedAt: number | null
}

const NOTHING: MarketFacts = {
  outcomes: new Map(),
  others: null,
  finalText: '',
  voidReason: null,
  messageAt: 0,
  decidedAt: null,
}

/**
 * The state of a market: of each outcome the latest statement counts, and a statement about one outcome changes that
 * outcome alone. Statements count in the order of their time, in any order they arrived. Of one moment what takes
 * results back counts first, as a corrected result is stated again in the same moment, and of several results their
 * content decides.
 */
export function applyStatements(statements: readonly MarketStatement[]): MarketFacts {
  return statements
    .map((statement) => ({ statement, form: formOf(statement) }))
    .sort(
      (a, b) =>
        a.statement.messageAt - b.statement.messageAt ||
        a.statement.place - b.statement.place ||
        (a.form < b.form ? -1 : a.form > b.form ? 1 : 0),
    )
    .map(({ statement }) => statement)
    .reduce(take, NOTHING)
}

/**
 * Statements of one form are equal. The order of forms puts rollbacks before settlements, and whole markets before
 * single outcomes.
 */
function formOf(statement: MarketStatement): string {
  if (statement.kind === 'taken_back') {
    return statement.outcomes === null ? '0' : `1${JSON.stringify([...statement.outcomes].sort())}`
  }
  const { outcomes, others, finalText, voidReason } = statement
  const own = Object.entries(outcomes)
    .map(([id, { result, deadHeatFactor }]) => [id, result, deadHeatFactor])
    .sort()
  return `2${JSON.stringify([own, others, finalText, voidReason])}`
}

function take(facts: MarketFacts, statement: MarketStatement): MarketFacts {
  return statement.kind === 'settled' ? settle(facts, statement) : takeBack(facts, statement)
}

function settle(facts: MarketFacts, statement: Extract<MarketStatement, { kind: 'settled' }>): MarketFacts {
  const { messageAt, voidReason } = statement
  const outcomes = new Map(facts.outcomes)
  for (const [id, { result, deadHeatFactor }] of Object.entries(statement.outcomes)) {
    const since = outcomes.get(id)?.decidedAt ?? (outcomes.has(id) ? null : facts.decidedAt)
    const decidedAt = isDecision(result) ? (since ?? messageAt) : null
    outcomes.set(id, { result, deadHeatFactor, voidReason, messageAt, decidedAt })
  }
  const others = statement.others ?? facts.others
  const decidedAt = others === null ? null : (facts.decidedAt ?? messageAt)
  return { outcomes, others, finalText: statement.finalText, voidReason, messageAt, decidedAt }
}

/** A participant who does not start is void, and the market stays open. */
function isDecision(result: LegOutcome | null): boolean {
  return result !== null && result !== 'void' && result !== 'push'
}

function takeBack(
  facts: MarketFacts,
  { messageAt, outcomes: named }: Extract<MarketStatement, { kind: 'taken_back' }>,
) {
  if (named === null) return { ...NOTHING, messageAt }
  const outcomes = new Map(facts.outcomes)
  for (const id of named) {
    outcomes.set(id, { result: null, deadHeatFactor: null, voidReason: null, messageAt, decidedAt: null })
  }
  return { ...facts, outcomes, messageAt }
}
