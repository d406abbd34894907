import type { Infra } from '../../kernel/infra.ts'
import type { HostedPlayers, Sealer } from '../platform/index.ts'

export interface EmbeddingPorts extends Infra {
  /** Origins that may show the published site in a frame. */
  frameOrigins(): Promise<readonly string[]>
  /** ISO 3166 codes of the countries in which signing in, or up, is blocked. */
  blockedCountries(from: 'signIn' | 'signUp'): Promise<readonly string[]>
  /** Players whom hosts sign in. */
  readonly players: HostedPlayers
  /** Opens the keys of hosts. */
  readonly sealer: Sealer
}
