import type { PaymentMethod } from '@touchline/contract'
import type { PaymentMethodKind } from '@touchline/contract/constants'
import type { Db } from '../../db/index.ts'
import type { PaymentEvent } from './provider/payment-provider.ts'

/** The payment method of a deposit or withdrawal, as a join returns it. */
export interface MethodRow {
  readonly method_id: number | null
  readonly method_kind: PaymentMethodKind | null
  readonly method_label: string | null
}

export function methodView({ method_id: id, method_kind: kind, method_label: label }: Partial<MethodRow>) {
  return id == null || kind == null || label == null ? null : { id, kind, label }
}

/** What a player has paid with, the latest first. */
export function listMethods(db: Db, playerId: number): Promise<PaymentMethod[]> {
  return db.query<PaymentMethod & object>(
    'SELECT id, kind, label FROM payment_methods WHERE player_id = $1 ORDER BY id DESC',
    [playerId],
  )
}

/** Stores the payment method of a deposit and returns its id; null where the provider does not send it. */
export async function rememberMethod(
  tx: Db,
  { playerId, provider, at }: { readonly playerId: number; readonly provider: string; readonly at: Date },
  method: PaymentEvent['method'],
): Promise<number | null> {
  if (method === null) return null
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO payment_methods (player_id, provider, token, kind, label, first_used_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (player_id, provider, token) DO UPDATE SET label = $5 RETURNING id`,
    [playerId, provider, method.token, method.kind, method.label, at],
  )
  return row?.id ?? null
}
