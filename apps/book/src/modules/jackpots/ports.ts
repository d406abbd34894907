import type { Infra } from '../../kernel/infra.ts'
import type { EventDirectory } from '../../kernel/ports/event-directory.ts'
import type { NewSeed } from '../../kernel/ports/seeds.ts'
import type { CurrencyTable } from '../wallet/index.ts'

export interface JackpotsPorts extends Infra {
  readonly currencies: CurrencyTable
  readonly events: EventDirectory
  /** Where the seeds of rounds come from. */
  readonly newSeed: NewSeed
  /** Keys the pseudonyms that distinguish players without naming them. */
  readonly pseudonymsSecret: string
}
