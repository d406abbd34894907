import { readConfig } from '../../config.ts'
import { migrate, openDatabase } from '../../db/index.ts'
import { systemClock } from '../../lib/clock.ts'
import { createSignals } from '../../lib/signals.ts'
import { applyMessage, type SettlementMessage } from '../../modules/pricing/results/index.ts'
import { type SettlementContext, settleChanges, settleResults } from '../../modules/settlement/index.ts'
import { BadWord } from './words.ts'

/** What a command did, for the person who gave it; not ok when it could not. */
export interface Answer {
  readonly ok: boolean
  readonly text: string
}

/** A command of the office. It throws BadWord, before it does anything, where it does not understand a word. */
export interface OfficeCommand {
  readonly usage: string
  run(args: readonly string[], context: SettlementContext): Promise<Answer>
}

/**
 * Runs a command on the configured database, with what follows from it for bets. The embedded database must not be in use;
 * on PostgreSQL the book may be running. Answers the exit code.
 */
export async function inOffice({ run, usage }: OfficeCommand, args: readonly string[]): Promise<number> {
  const db = await openDatabase(readConfig(process.env))
  try {
    await migrate(db)
    const { ok, text } = await run(args, { db, clock: systemClock, signals: createSignals() })
    console.log(text)
    return ok ? 0 : 1
  } catch (error) {
    if (!(error instanceof BadWord)) throw error
    console.log(`${error.message}\n\n${usage}`)
    return 1
  } finally {
    await db.close()
  }
}

/** Says something about a match of the book, and settles what follows. */
export async function say(context: SettlementContext, message: SettlementMessage): Promise<Answer> {
  const [match] = await context.db.query('SELECT 1 FROM matches WHERE id = $1', [message.matchId])
  if (match === undefined) return { ok: false, text: `There is no match ${message.matchId}.` }
  const messageId = await applyMessage(context.db, message, message.saidAt)
  return { ok: true, text: await settleNow(context, message.kind, messageId) }
}

/** Settles what a message changed, and says how many bets that were. */
export async function settleNow(context: SettlementContext, kind: string, messageId: bigint): Promise<string> {
  while (await settleChanges(context)) {}
  while (await settleResults(context, false)) {}
  const [row] = await context.db.query<{ n: number }>(
    'SELECT count(DISTINCT bet_id)::int AS n FROM bet_history WHERE reason = $1',
    [`${kind} ${messageId}`],
  )
  return `${kind} ${messageId} is taken in. Bets changed: ${row?.n ?? 0}.`
}
