import { applyMessage, type SettlementMessage } from '../../modules/pricing/results/index.ts'
import { type SettlementContext, settleChanges, settleResults } from '../../modules/settlement/index.ts'
import type { OperationAnswer, OperatorPorts } from '../operation.ts'

/** Sends a message about a match of the book, and settles what follows. */
export async function sendResult(ports: OperatorPorts, message: SettlementMessage): Promise<OperationAnswer> {
  const [match] = await ports.db.query('SELECT 1 FROM matches WHERE id = $1', [message.eventId])
  if (match === undefined) return { ok: false, text: `There is no match ${message.eventId}.` }
  const messageId = await applyMessage(ports.db, message, message.messageAt)
  await ports.catchUp()
  return { ok: true, text: await settleNow(ports, message.kind, messageId) }
}

/** Settles what a message changed, and returns how many bets that were. */
export async function settleNow(context: SettlementContext, kind: string, messageId: bigint): Promise<string> {
  while (await settleChanges(context)) {}
  while (await settleResults(context, false)) {}
  const [row] = await context.db.query<{ n: number }>(
    'SELECT count(DISTINCT bet_id)::int AS n FROM bet_history WHERE reason = $1',
    [`${kind} ${messageId}`],
  )
  return `${kind} ${messageId} is taken in. Bets changed: ${row?.n ?? 0}.`
}
