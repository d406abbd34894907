import type { Db } from '../../../db/index.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import type { CurrencyRules } from '../../wallet/index.ts'

/**
 * Why so much cannot go to a method; null where it can. Money goes back the way it came: to one of several methods goes
 * what was deposited by it and what was won, never what came by another one, which may be another person's or be
 * charged back. Who has one has no choice.
 */
export async function methodRefusal(
  tx: Db,
  playerId: number,
  methodId: number,
  { amount, rules, now }: { readonly amount: bigint; readonly rules: CurrencyRules; readonly now: number },
): Promise<Refusal | null> {
  const rooms = await tx.query<{ method_id: number; free: bigint }>(
    `SELECT method_id, greatest(floor(room * $3::numeric * $4::numeric), 0)::bigint AS free FROM method_rooms($1, $2, false)`,
    [playerId, new Date(now), rules.currency.subunits, rules.rate.unitsPerEuro],
  )
  const free = rooms.find(({ method_id }) => method_id === methodId)?.free ?? 0n
  if (rooms.length < 2 || amount <= free) return null
  return refuse('withdrawal_above_method', { values: { free: [{ amount: free, currency: rules.currency }] } })
}
