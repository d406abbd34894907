import type { Infra } from '../../kernel/infra.ts'
import type { EventDirectory } from '../../kernel/ports/event-directory.ts'
import type { Publisher } from '../../kernel/ports/publisher.ts'
import type { NewSeed } from '../../kernel/ports/seeds.ts'
import type { PriceBoard } from '../pricing/index.ts'
import type { CurrencyTable } from '../wallet/index.ts'

export interface BonusesPorts extends Infra {
  readonly board: PriceBoard
  readonly currencies: CurrencyTable
  readonly events: EventDirectory
  /** Where the seeds of boxes come from. */
  readonly newSeed: NewSeed
  readonly terms: {
    /** Whether a player may have several free bets started at a time. */
    readonly multipleFreebets: boolean
  }
}

/** What the holders of roles work with. */
export interface OwnedByRoles {
  readonly settlement: Pick<Infra, 'db'>
  readonly publisher: Pick<Infra, 'db'> & { readonly publisher: Publisher }
}
