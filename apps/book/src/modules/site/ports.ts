import type { Site } from '@touchline/contract'
import type { Infra } from '../../kernel/infra.ts'
import type { Publisher } from '../../kernel/ports/publisher.ts'
import type { CurrencyTable } from '../wallet/index.ts'

export interface SitePorts extends Infra {
  /** Nobody bets before their phone number is verified. */
  readonly isPhoneRequired: boolean
  readonly currencies: CurrencyTable
  /** Takes the order that the site has for sports. */
  readonly orderSports: (priorities: Site['sportPriorities']) => void
  /** Origins that may show the site in a frame besides those that it lists. */
  readonly demoHosts: readonly string[]
  /** That of the process which tells: it is silent where another one does. */
  readonly publisher: Publisher
  /** Groups a player is in. */
  readonly groupsOf: (playerId: number) => Promise<readonly string[]>
  /** What a player who may edit the site is called; null for all others. */
  readonly operatorOf: (playerId: number) => Promise<string | null>
}
