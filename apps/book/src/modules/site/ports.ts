import type { Site } from '@touchline/contract'
import type { Infra } from '../../kernel/infra.ts'
import type { Publisher } from '../../kernel/ports/publisher.ts'
import type { CurrencyTable } from '../wallet/index.ts'

export interface SitePorts extends Infra {
  /** Whether players must verify their phone number before they bet. */
  readonly isPhoneRequired: boolean
  readonly currencies: CurrencyTable
  /** Whether the channels of lists are published. */
  readonly hasLists: () => boolean
  /** Takes the order that the site has for sports. */
  readonly orderSports: (priorities: Site['sportPriorities']) => void
  /** Origins that may show the site in a frame besides those that it lists. */
  readonly demoHosts: readonly string[]
  /** The publisher of the process that owns the role; that of any other process publishes nothing. */
  readonly publisher: Publisher
  /** Groups a player is in. */
  readonly groupsOf: (playerId: number) => Promise<readonly string[]>
  /** What a player who may edit the site is called; null for all others. */
  readonly operatorOf: (playerId: number) => Promise<string | null>
}
