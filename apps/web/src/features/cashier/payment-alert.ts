import type { DepositStatus } from '@touchline/contract/constants'

/** Kinds of alerts about payments, as the payment script names them (PAY-02). */
export type PaymentKindOfAlert = 'danger' | 'warning' | 'success'

/** Which alert each kind is. */
export const ALERTS = { danger: 'error', warning: 'warning', success: 'success' } as const satisfies Record<
  PaymentKindOfAlert,
  string
>

/** The kind of alert about a deposit; null where there is none yet. */
export function kindOfAlert(status: DepositStatus): PaymentKindOfAlert | null {
  switch (status) {
    case 'created':
      return null
    case 'pending':
      return 'warning'
    case 'succeeded':
      return 'success'
    case 'failed':
    case 'expired':
    case 'charged_back':
      return 'danger'
  }
}
