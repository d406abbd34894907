import type { Db } from '../../../../db/index.ts'
import type { Clock } from '../../../../kernel/clock.ts'
import type { Signals } from '../../../../kernel/signals.ts'
import type { Shown } from './show-race.ts'

export interface RacesDeps extends Shown {
  readonly db: Db
  readonly clock: Clock
  readonly signals: Signals
  readonly simSpeed: number
  /** Seed of the world that is stored. */
  worldSeed(): string
  /** Something must be stored soon. */
  wakeStore(): void
}
