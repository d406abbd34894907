import type { Provider } from '@touchline/contract'
import type { Clock } from '../../../../kernel/clock.ts'

/** A provider without a message for 20 s is down: three heartbeats may be missed before. */
const EVERY_MS = 5_000

interface HeartbeatDeps {
  readonly clock: Clock
  /** Providers whose matches are played, in any order and number. */
  played(): readonly Provider[]
  /** Sends a sign of life of the simulator. */
  send(providers: readonly Provider[], at: number): Promise<void>
}

/** Sends signs of life of the simulator at intervals. Call it after each round that did its work. */
export function createHeartbeat({ clock, played, send }: HeartbeatDeps): () => Promise<void> {
  let messageAt = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock.now()
    if (now - messageAt < EVERY_MS) return
    await send([...new Set(played())], now)
    messageAt = now
  }
}
