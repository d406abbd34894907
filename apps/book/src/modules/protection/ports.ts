import type { Infra } from '../../kernel/infra.ts'
import type { CurrencyTable } from '../wallet/index.ts'
import type { PolicyTerms } from './policy-of.ts'

export interface ProtectionPorts extends Pick<Infra, 'db' | 'clock' | 'signals'> {
  readonly currencies: CurrencyTable
  readonly terms: PolicyTerms
}
