import type { DepositField } from '@touchline/contract/constants'
import type { Infra } from '../../kernel/infra.ts'
import type { PersonKeys } from '../platform/index.ts'
import type { PolicyTerms } from '../protection/index.ts'
import type { CurrencyTable } from '../wallet/index.ts'
import type { MoneyTerms } from './exchange/terms.ts'
import type { PaymentProvider } from './provider/payment-provider.ts'

export interface CashierPorts extends Infra {
  readonly currencies: CurrencyTable
  /** By what people are known again: what they pay with, too. */
  readonly persons: PersonKeys
  /** Null: there is none, and deposits are closed. */
  readonly provider: PaymentProvider | null
  /** What a player has to fill in before depositing. */
  readonly depositFields: readonly DepositField[]
  readonly terms: MoneyTerms
  /** Whose rules protect players. */
  readonly policy: PolicyTerms
}
