import type { PlacementClaim } from '../placing/keyed-placement.ts'
import { type StoredTicket, storedTicket, ticketToStore } from '../placing/stored-ticket.ts'
import { SLIP_KEY } from '../state/kept.ts'
import type { SharedSlip } from './shared-slip.ts'
import type { Ticket } from './ticket.ts'

export interface SlipStorage {
  save(): void
  /** The slip of this tab, otherwise that of another tab; null where there is none. */
  load(): StoredTicket | null
}

/** The slip in the storage of this tab, and of all tabs. @param claim the placement in progress */
export function createSlipStorage(
  { deps, slip }: Ticket,
  tabs: SharedSlip,
  claim: () => PlacementClaim | null,
): SlipStorage {
  return {
    save() {
      if (slip().isRestoring) return
      tabs.share(slip())
      const stored = ticketToStore(slip(), claim())
      if (stored === null) deps.session.remove(SLIP_KEY)
      else deps.session.write(SLIP_KEY, stored)
    },
    load() {
      const own = storedTicket(deps.session.read(SLIP_KEY))
      const shared = own === null ? tabs.read() : null
      return own ?? (shared === null ? null : { ...shared, playerId: null, at: null })
    },
  }
}
