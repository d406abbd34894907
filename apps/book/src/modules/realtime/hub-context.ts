import type { ChannelRegistry } from './channels/channel-registry.ts'
import type { ConnectionRegistry } from './connection/connection-registry.ts'
import type { EndedUsers } from './connection/ended-users.ts'
import type { HubConfig } from './hub-options.ts'
import type { Metrics } from './metrics.ts'
import type { IdempotencyCache } from './operations/idempotency.ts'
import type { TimerWheel } from './timing/timer-wheel.ts'
import type { Flusher } from './wire/flusher.ts'

/** Everything a hub's operations work on. */
export interface HubContext {
  /** Names this hub among others. */
  readonly node: string
  readonly startedAt: number
  readonly config: HubConfig
  readonly channels: ChannelRegistry
  readonly connections: ConnectionRegistry
  /** Users whose tokens are refused even if valid. */
  readonly ended: EndedUsers
  readonly idempotency: IdempotencyCache
  readonly wheel: TimerWheel
  readonly flusher: Flusher
  readonly metrics: Metrics
}
