import type { Clock } from '../../../../kernel/clock.ts'
import type { Log } from '../../../../kernel/log.ts'

export interface DirectOptions {
  readonly clock: Clock
  readonly log: Log
  /** Followers show it as their bearer token. */
  readonly secret: string
  /** Where followers reach this process. */
  readonly host: string
  /** 0: any that is free. */
  readonly port: number
}
