import type { Infra } from '../../kernel/infra.ts'
import type { CurrencyTable } from '../wallet/index.ts'

export interface ProtectionPorts extends Pick<Infra, 'db' | 'clock' | 'signals'> {
  readonly currencies: CurrencyTable
}
