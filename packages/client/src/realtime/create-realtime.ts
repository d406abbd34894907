import { systemClock } from './clock.ts'
import { createCore } from './core.ts'
import { lazyLink } from './lazy-link.ts'
import type { OpenLink } from './link.ts'
import type { Realtime, RealtimeOptions } from './realtime.ts'

/**
 * The page's realtime connection, over the Centrifuge protocol. The protocol library (20 KB) is loaded with the first
 * `connect` and is no part of what imports this file.
 */
export function createRealtime<Event>(options: RealtimeOptions<Event>): Realtime {
  const clock = options.clock ?? systemClock
  async function load(): Promise<OpenLink> {
    const { openCentrifugeLink } = await import('./centrifuge-link.ts')
    const { url, delta = false, webSocket = globalThis.WebSocket, network = null } = options
    return (tokens, events) => openCentrifugeLink({ url, delta, clock, webSocket, network }, tokens, events)
  }
  return createCore(options, lazyLink(load, clock))
}
