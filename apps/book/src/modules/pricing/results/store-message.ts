import type { Db } from '../../../db/index.ts'
import type { BetCancelOrder, SettlementMessage } from './message.ts'

/** Stores a message, also one without effect. Returns its id. */
export async function storeMessage(
  tx: Db,
  message: SettlementMessage | BetCancelOrder,
  receivedAt: number,
): Promise<bigint> {
  const { kind, messageAt, ...rest } = message
  // The stored form names the event `matchId`: messages are kept for ever, and all of them have one form.
  const body = 'eventId' in rest ? { ...rest, eventId: undefined, matchId: rest.eventId } : rest
  const source = 'source' in message ? message.source : 'operator'
  const [row] = await tx.query<{ id: bigint }>(
    'INSERT INTO settlement_messages (kind, source, said_at, received_at, body) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [kind, source, new Date(messageAt), new Date(receivedAt), JSON.stringify(body)],
  )
  if (row === undefined) throw new Error('The message was not stored')
  return row.id
}
