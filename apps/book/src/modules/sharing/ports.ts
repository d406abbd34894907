import type { Infra } from '../../kernel/infra.ts'
import type { EventDirectory } from '../../kernel/ports/event-directory.ts'
import type { PriceBoard } from '../pricing/index.ts'
import type { CurrencyTable } from '../wallet/index.ts'

export interface SharingPorts extends Pick<Infra, 'db' | 'clock'> {
  readonly board: PriceBoard
  readonly events: EventDirectory
  readonly currencies: CurrencyTable
  /** Whether the site allows sharing of bets. */
  isShareBetOn(): Promise<boolean>
}
