import type { Provider } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { Clock } from '../../../kernel/clock.ts'
import type { Log } from '../../../kernel/log.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { PriceSource } from '../../offer/index.ts'
import type { LiveFeed } from './session/live-feed.ts'

export interface UofSourceDeps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly catalogue: Catalogue
  /** Providers whose events come through this feed. */
  readonly providers: readonly Provider[]
  /**
   * The session with the vendor; absent: other programs leave all messages, and the messages themselves decide which
   * producers count.
   */
  readonly live?: LiveFeed | undefined
  /** Sessions with other vendors, whose messages are translated and decide themselves which producers count. */
  readonly translated?: readonly Pick<LiveFeed, 'start' | 'stop'>[] | undefined
}

/** The Unified Odds Feed as a source of prices. */
export interface UofSource extends PriceSource {
  /** Takes over what has been left for it. Returns whether there is more. */
  poll(): Promise<boolean>
  /** Markets that were offered and are not known, with how often: each was logged once. */
  readonly unknownMarkets: ReadonlyMap<string, number>
}
