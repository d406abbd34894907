import { EVENT_STATUS } from '@touchline/betting'
import type { Clock } from '../kernel/clock.ts'
import type { Log } from '../kernel/log.ts'
import type { EventIndex } from '../modules/catalogue/index.ts'
import type { PriceBoard } from '../modules/pricing/index.ts'

/**
 * Prices of a whole world take seconds. What is not priced after this will not be soon: it must not keep the rest away.
 */
const PATIENCE_MS = 60_000

/** Whether a process should be sent visitors, apart from whether it is alive. */
export type Readiness =
  | { readonly status: 'ready' }
  | {
      readonly status: 'starting'
      /** Events that have no prices yet. */
      readonly unpriced: number
    }
  | { readonly status: 'stopping' }

export interface ReadinessWatch {
  /** All services run. */
  started(): void
  stopping(): void
  state(): Readiness
}

export interface ReadinessParts {
  readonly clock: Clock
  readonly log: Log
  readonly events: EventIndex
  readonly board: PriceBoard
  /** Whether this process has a board to serve from. */
  readonly hasBoard: boolean
}

/**
 * A process is ready once every open event is priced. It then stays ready until it stops; events that are added later
 * are priced as they are added.
 */
export function createReadiness({ clock, log, events, board, hasBoard }: ReadinessParts): ReadinessWatch {
  let phase: 'starting' | 'ready' | 'stopping' = 'starting'
  let startedAt: number | null = null

  function isComplete(): boolean {
    const waiting = unpriced(events, board)
    if (waiting === 0) return hasEvents(events)
    if (startedAt === null || clock.now() - startedAt < PATIENCE_MS) return false
    log.warn(`ready without prices for ${waiting} events: they have had a minute`)
    return true
  }

  return {
    started() {
      startedAt = clock.now()
    },
    stopping() {
      phase = 'stopping'
    },
    state() {
      if (phase === 'starting' && startedAt !== null && (!hasBoard || isComplete())) phase = 'ready'
      return phase === 'starting' ? { status: phase, unpriced: unpriced(events, board) } : { status: phase }
    },
  }
}

function hasEvents(events: EventIndex): boolean {
  for (const _ of events.all()) return true
  return false
}

function unpriced(events: EventIndex, board: PriceBoard): number {
  let waiting = 0
  for (const { id, status } of events.all()) {
    const isOpen = status === EVENT_STATUS.prematch || status === EVENT_STATUS.live
    if (isOpen && board.event(id) === undefined) waiting++
  }
  return waiting
}
