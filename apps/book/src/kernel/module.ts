import type { CallName } from '@touchline/contract'
import type { Handlers } from './handler.ts'
import type { DatabaseMeasure } from './metrics/database-values.ts'
import type { RoleServices } from './service.ts'

/** What a module gives the composition. */
export interface BookModule<N extends CallName = never> {
  readonly handlers: Handlers<N>
  readonly services?: RoleServices
  /** Metrics that are read from the module's tables. */
  readonly measures?: readonly DatabaseMeasure[]
  /** Drops what has outlived its promise; called every few minutes by `api` processes. */
  tidy?(): Promise<void>
}
