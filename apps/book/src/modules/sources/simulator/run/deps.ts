import type { Clock } from '../../../../kernel/clock.ts'
import type { Log } from '../../../../kernel/log.ts'
import type { Catalogue } from '../../../catalogue/index.ts'
import type { OfferSink } from '../../../offer/index.ts'
import type { SportModels } from '../plan/types.ts'

/** What playing the matches needs. */
export interface RunDeps {
  readonly clock: Clock
  readonly log: Log
  readonly catalogue: Catalogue
  readonly sink: OfferSink
  readonly models: SportModels
  /** Something must be stored soon: a match started or ended, or a score moved. */
  wakeStore(): void
  /** Starts, ends and prices, at `at` (wall ms), what the runner does not play. */
  stepOthers(at: number): void
  /** Confirms, at `at` (wall ms), the prices of what the runner does not play. */
  confirmOthers(at: number): void
  /** Whether the product has no visitor: prices are then made more rarely. Absent: always in use. */
  readonly areVisitorsAway?: (() => boolean) | undefined
}
