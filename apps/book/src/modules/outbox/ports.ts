import type { Infra } from '../../kernel/infra.ts'
import type { Publisher } from '../../kernel/ports/publisher.ts'
import type { ViewPorts } from '../bets/index.ts'

/** Besides the bets' own: what bets are shown with. */
export interface OutboxPorts extends Infra, ViewPorts {
  readonly publisher: Publisher
}
