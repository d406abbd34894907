import type { BookConfig } from '../config.ts'
import type { Clock } from '../kernel/clock.ts'
import { createHostedProvider, type PaymentProvider } from '../modules/cashier/index.ts'

/** The configured payment provider; null if there is none, and then deposits are impossible. */
export function paymentProviderOf(
  { cashierUrl, cashierSecret, cashierKind }: Pick<BookConfig, 'cashierUrl' | 'cashierSecret' | 'cashierKind'>,
  clock: Clock,
): PaymentProvider | null {
  if (cashierUrl === null) return null
  if (cashierSecret === null)
    throw new Error('CASHIER_URL needs CASHIER_SECRET: nothing that is not signed is believed.')
  return createHostedProvider({ url: cashierUrl, secret: cashierSecret, kind: cashierKind, clock })
}
