import type { Db } from '../../../db/index.ts'
import type { ExchangeWish, PricedExchange } from './price-exchange.ts'

/** An offer of an exchange that a player was shown. Amounts in subunits. */
export interface Quote {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly received: bigint
  readonly expiresAt: Date
}

interface Row {
  readonly id: string
  readonly from_currency: string
  readonly to_currency: string
  readonly amount: bigint
  readonly received: bigint
  readonly expires_at: Date
}

/** Stores what a player is offered, for as long as it holds. */
export async function storeQuote(
  tx: Db,
  id: string,
  { playerId, from, to, amount }: ExchangeWish,
  { received, at }: PricedExchange,
  quoteMs: number,
): Promise<Quote> {
  const expiresAt = new Date(at + quoteMs)
  await tx.query(
    `INSERT INTO exchange_quotes (id, player_id, from_currency, to_currency, amount, received, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, playerId, from, to, amount, received, expiresAt],
  )
  return { id, from, to, amount, received, expiresAt }
}

/** A player's offer by its id; null where there is none. */
export async function findQuote(tx: Db, playerId: number, id: string): Promise<Quote | null> {
  const [row] = await tx.query<Row & object>('SELECT * FROM exchange_quotes WHERE id = $1 AND player_id = $2', [
    id,
    playerId,
  ])
  if (row === undefined) return null
  const { from_currency: from, to_currency: to, amount, received, expires_at: expiresAt } = row
  return { id, from, to, amount, received, expiresAt }
}

/** Drops offers that have run out. */
export async function dropOldQuotes(db: Db, now: number): Promise<void> {
  await db.query('DELETE FROM exchange_quotes WHERE expires_at < $1', [new Date(now)])
}
