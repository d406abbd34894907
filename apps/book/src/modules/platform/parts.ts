import type { FairLine } from '../../kernel/fair-line.ts'
import type { Sealer } from './factors/sealer.ts'
import type { PlatformPorts } from './ports.ts'
import type { FindSession } from './sessions/find-session.ts'

/** What the calls and services of this module work with. */
export interface PlatformParts extends PlatformPorts {
  readonly findSession: FindSession
  readonly sealer: Sealer
  /** Derivations of visitors' passwords. */
  readonly derivations: FairLine
}
