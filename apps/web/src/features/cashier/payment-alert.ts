import type { DepositStatus } from '@touchline/contract/constants'

/** How payments are told of, as the payment script names the kinds (PAY-02). */
export type PaymentKindOfAlert = 'danger' | 'warning' | 'success'

/** Which alert each kind is. */
export const ALERTS = { danger: 'error', warning: 'warning', success: 'success' } as const satisfies Record<
  PaymentKindOfAlert,
  string
>

/** How a deposit is told of; null while nothing is to be told. */
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
