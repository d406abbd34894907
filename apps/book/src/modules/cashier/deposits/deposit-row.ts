import { assertNever, type DepositState } from '@touchline/betting'
import type { Deposit } from '@touchline/contract'
import type { DepositFailure, DepositStatus, PaymentKind } from '@touchline/contract/constants'
import { type MethodRow, methodView } from '../payment-methods.ts'

/** A deposit as it is stored. Amounts in subunits. */
export interface DepositRow {
  readonly id: number
  readonly player_id: number
  readonly account_id: bigint
  readonly amount: bigint
  readonly currency: string
  readonly kind: PaymentKind
  readonly token: string
  readonly url: string
  readonly state: DepositStatus
  readonly reason: DepositFailure | null
  readonly reference: string | null
  readonly passed_limit: boolean
  readonly created_at: Date
  readonly changed_at: Date
  readonly expires_at: Date
}

export const DEPOSIT_COLUMNS =
  'id, player_id, account_id, amount, currency, kind, token, url, state, reason, reference, passed_limit, created_at, changed_at, expires_at'

/** With what it was paid with. */
export const DEPOSITS_WITH_METHODS = `
  SELECT ${DEPOSIT_COLUMNS.split(', ')
    .map((column) => `d.${column}`)
    .join(', ')}, m.id AS method_id, m.kind AS method_kind, m.label AS method_label
  FROM deposit_intents d LEFT JOIN payment_methods m ON m.id = d.method_id`

export function stateOf({ state, reason }: Pick<DepositRow, 'state' | 'reason'>): DepositState {
  switch (state) {
    case 'failed':
      return { kind: state, reason: reason ?? 'declined' }
    case 'created':
    case 'pending':
    case 'succeeded':
    case 'expired':
    case 'charged_back':
      return { kind: state }
    default:
      return assertNever(state)
  }
}

export function depositView(row: DepositRow & Partial<MethodRow>): Deposit {
  const isOpen = row.state === 'created'
  return {
    id: row.id,
    amount: Number(row.amount),
    currency: row.currency,
    kind: row.kind,
    status: row.state,
    reason: row.reason,
    url: isOpen ? row.url : null,
    method: methodView(row),
    passed_limit: row.passed_limit,
    created_at: row.created_at.toISOString(),
    updated_at: row.changed_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}
