import type { Infra } from '../kernel/infra.ts'
import type { Authenticate } from '../modules/platform/index.ts'

export interface HttpPorts extends Pick<Infra, 'db' | 'log' | 'metrics' | 'tracing'> {
  readonly authenticate: Authenticate
  /** What a player who may edit the site is called; null for all others. */
  readonly operatorOf: (playerId: number) => Promise<string | null>
  /** Times the usual limits of calls. */
  readonly limitScale: number
  /** Header in which the proxy in front names a visitor's country; null: nobody does. */
  readonly countryHeader: string | null
}
