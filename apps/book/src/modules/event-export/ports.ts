import type { Infra } from '../../kernel/infra.ts'
import type { Sealer } from '../platform/index.ts'

export interface EventExportPorts extends Infra {
  /** Opens the keys of receivers. */
  readonly sealer: Sealer
}
