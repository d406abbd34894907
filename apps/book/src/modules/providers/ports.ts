import type { Infra } from '../../kernel/infra.ts'
import type { Publisher } from '../../kernel/ports/publisher.ts'

export interface ProvidersPorts extends Pick<Infra, 'db' | 'clock' | 'log'> {
  readonly publisher: Publisher
}
