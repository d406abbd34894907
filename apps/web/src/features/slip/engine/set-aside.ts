import { type Placement, STORED_SLIP_VERSION } from '@touchline/betting'
import type { Http } from '@touchline/client/http'
import { certainRefusal } from '@touchline/client/keyed'
import type { Bet } from '@touchline/contract'
import type { JsonStore } from '../../../platform/storage.ts'
import { ASIDE_KEY } from '../state/kept.ts'
import type { SetAside } from '../state/ticket-state.ts'
import { placementBody } from './request-body.ts'
import { type StoredTicket, storedTicket } from './stored-ticket.ts'

export interface SetAsideDeps {
  readonly http: Http
  readonly session: JsonStore
  /** Who is signed in; null for nobody. */
  readonly playerId: () => number | null
  readonly after: (ms: number, run: () => void) => () => void
  readonly onPlaced: (bets: readonly Bet[]) => void
  readonly changed: (all: readonly SetAside[]) => void
}

/** Placements that are asked about while the player goes on. */
export interface SetAsides {
  add(placement: Placement, playerId: number | null): void
  /** Takes up what an earlier load of the page left. */
  restore(): void
  /** Asks now, for instance because the browser is back online. */
  ask(): void
  /** The player has read what became of one. */
  dismiss(idempotencyKey: string): void
  stop(): void
}

/** Nobody waits in front of the screen any more: the server is asked less often than from the slip. In ms. */
export const ASIDE_EVERY_MS = 10_000

export function createSetAsides(deps: SetAsideDeps): SetAsides {
  let all: readonly SetAside[] = []
  let cancel = () => {}
  let asking = false

  function set(next: readonly SetAside[]): void {
    all = next
    const open = all.filter(({ outcome }) => outcome === 'asking')
    if (open.length === 0) deps.session.remove(ASIDE_KEY)
    else deps.session.write(ASIDE_KEY, open.map(toStore))
    deps.changed(all)
  }

  function settle({ idempotencyKey }: Placement, outcome: SetAside['outcome']): void {
    set(all.map((one) => (one.placement.idempotencyKey === idempotencyKey ? { ...one, outcome } : one)))
  }

  async function askAbout({ placement, playerId }: SetAside): Promise<void> {
    const player = deps.playerId()
    if (player === null || (playerId !== null && playerId !== player)) return
    const { idempotencyKey } = placement
    const result = await deps.http.call('placeBets', { body: placementBody(placement), idempotencyKey })
    if (result.ok) {
      deps.onPlaced(result.data.data)
      settle(placement, 'placed')
    } else if (certainRefusal(result.error, false) !== null) settle(placement, 'refused')
  }

  async function ask(): Promise<void> {
    cancel()
    if (asking) return
    asking = true
    for (const one of all) if (one.outcome === 'asking') await askAbout(one)
    asking = false
    if (all.some(({ outcome }) => outcome === 'asking')) cancel = deps.after(ASIDE_EVERY_MS, () => void ask())
  }

  return {
    add(placement, playerId) {
      set([...all, { placement, playerId, outcome: 'asking' }])
      cancel()
      cancel = deps.after(ASIDE_EVERY_MS, () => void ask())
    },
    restore() {
      const kept = deps.session.read(ASIDE_KEY)
      const tickets = Array.isArray(kept) ? kept.map(storedTicket) : []
      const open = tickets.flatMap((ticket): SetAside[] =>
        ticket?.placement ? [{ placement: ticket.placement, playerId: ticket.playerId, outcome: 'asking' }] : [],
      )
      if (open.length === 0) return
      set(open)
      void ask()
    },
    ask: () => void ask(),
    dismiss: (key) => set(all.filter(({ placement }) => placement.idempotencyKey !== key)),
    stop: () => cancel(),
  }
}

function toStore({ placement, playerId }: SetAside): StoredTicket {
  return { version: STORED_SLIP_VERSION, bets: [], placement, playerId }
}
