import type { Db, Reads } from '../db/index.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Signals } from './signals.ts'
import type { Tracing } from './tracing/tracing.ts'

/** What nearly every module needs of its environment. */
export interface Infra {
  readonly db: Db
  /** For long reads of what is stored: a replica that has caught up, where there is one. */
  readonly reads: Reads
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly signals: Signals
  readonly tracing: Tracing
}
