import type { Infra } from '../kernel/infra.ts'
import type { Authenticate } from '../modules/platform/index.ts'

export interface HttpPorts extends Pick<Infra, 'db' | 'log' | 'metrics' | 'tracing'> {
  readonly authenticate: Authenticate
  /** What a player who may edit the site is called; null for all others. */
  readonly operatorOf: (playerId: number) => Promise<string | null>
  /** Multiple of the default limits of calls. */
  readonly limitScale: number
  /** Header in which the proxy in front sends a visitor's country; null: there is none. */
  readonly countryHeader: string | null
  /** Notes that a visitor's call came in. */
  arrived(): void
}
