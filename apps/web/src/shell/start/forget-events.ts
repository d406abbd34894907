import { heldEvents } from '../../data/index.ts'
import { every, whenIdle } from '../../platform/loading/timing.ts'
import type { AppServices } from '../app-services.ts'

/** How long a response is held that no part of the page shows, in ms. */
const SWEEP_MS = 300_000

/** A page that stays open for days drops events that are not on screen, in the slip or in a held response. */
export function forgetEvents({ queries, sources, line: { channels } }: AppServices): void {
  every(SWEEP_MS, () =>
    whenIdle(() => {
      const held = heldEvents(queries)
      sources.live.sweep((id) => held.has(id) || channels.isHeld(id))
    }),
  )
}
