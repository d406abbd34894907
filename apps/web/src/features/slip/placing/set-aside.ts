import type { Http } from '@touchline/client/http'
import type { Course } from '@touchline/client/keyed'
import type { Bet } from '@touchline/contract'
import type { JsonStore } from '../../../platform/storage/storage.ts'
import { ASIDE_KEY } from '../state/kept.ts'
import type { SetAside } from '../state/ticket-state.ts'
import { createKeyedPlacement, type KeyedPlacement, type PlacementClaim } from './keyed-placement.ts'
import { claimOf, claimToStore, storedTicket } from './stored-ticket.ts'

export interface SetAsideDeps {
  readonly http: Http
  readonly session: JsonStore
  /** The player who is signed in; null for a visitor. */
  readonly playerId: () => number | null
  /** Unix ms. */
  readonly now: () => number
  readonly after: (ms: number, run: () => void) => () => void
  readonly onPlaced: (bets: readonly Bet[]) => void
  readonly changed: (all: readonly SetAside[]) => void
}

/** Placements that are repeated while the player continues. */
export interface SetAsides {
  add(claim: PlacementClaim): void
  /** Takes up what an earlier load of the page left. */
  restore(): void
  /** Repeats now, for instance because the browser is back online. */
  ask(): void
  /** The player has read the outcome of one. */
  dismiss(key: string): void
  stop(): void
}

/** The player no longer waits for it: it is polled less often than from the slip. In ms. */
export const ASIDE_EVERY_MS = 10_000

/** What to show of a placement; null where nothing changes. */
function outcomeOf({ kind }: Course<unknown, unknown>): SetAside['outcome'] | null {
  switch (kind) {
    case 'answered':
      return 'placed'
    case 'refused':
      return 'refused'
    // Too old to repeat: the server would take its key for a new request.
    case 'idle':
      return 'expired'
    default:
      return null
  }
}

export function createSetAsides(deps: SetAsideDeps): SetAsides {
  let all: readonly SetAside[] = []
  const requests = new Map<string, KeyedPlacement>()

  function set(next: readonly SetAside[]): void {
    all = next
    const open = all.filter(({ outcome }) => outcome === 'asking')
    if (open.length === 0) deps.session.remove(ASIDE_KEY)
    else
      deps.session.write(
        ASIDE_KEY,
        open.map(({ claim }) => claimToStore(claim)),
      )
    deps.changed(all)
  }

  function add(claim: PlacementClaim): void {
    set([...all, { claim, outcome: 'asking' }])
    const request = createKeyedPlacement({
      http: deps.http,
      owner: deps.playerId,
      now: deps.now,
      after: deps.after,
      pause: () => ASIDE_EVERY_MS,
      // Claims are kept with the list.
      keep: () => {},
      changed(course) {
        if (course.kind === 'answered') deps.onPlaced(course.answer)
        const outcome = outcomeOf(course)
        if (outcome !== null) set(all.map((one) => (one.claim.key === claim.key ? { ...one, outcome } : one)))
      },
    })
    requests.set(claim.key, request)
    request.takeUp(claim)
  }

  return {
    add,
    restore() {
      const kept = deps.session.read(ASIDE_KEY)
      for (const value of Array.isArray(kept) ? kept : []) {
        const ticket = storedTicket(value)
        const claim = ticket === null ? null : claimOf(ticket, deps.playerId(), deps.now())
        if (claim !== null && !requests.has(claim.key)) add(claim)
      }
    },
    ask() {
      for (const request of requests.values()) request.repeat()
    },
    dismiss: (key) => set(all.filter(({ claim }) => claim.key !== key)),
    stop() {
      for (const request of requests.values()) request.stop()
    },
  }
}
