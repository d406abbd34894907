import type { TestBook } from './test-book.ts'
import type { TestPlayer } from './test-player.ts'

let keys = 0

export const newKey = () => ({ 'idempotency-key': `debts-${process.pid}-${++keys}` })

/** What a player owes, by currency. */
export async function debtsOf({ parts: { db } }: TestBook, player: TestPlayer): Promise<Record<string, number>> {
  const rows = await db.query<{ currency: string; amount: bigint }>('SELECT * FROM wallet_debt_of($1)', [player.id])
  return Object.fromEntries(rows.map(({ currency, amount }) => [currency, Number(amount)]))
}

/** Requests a withdrawal to the first method of the player. */
export async function asksFor(player: TestPlayer, amount: number, currency: string, headers = newKey()) {
  const [method] = (await player.call('getCashier')).answer.data.methods
  return player.call('requestWithdrawal', { body: { amount, currency, method_id: method?.id ?? 0 }, headers })
}
