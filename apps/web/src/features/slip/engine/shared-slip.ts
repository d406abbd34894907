import { type SlipBet, type SlipState, STORED_SLIP_VERSION, type StoredSlip } from '@touchline/betting'
import type { SharedStore } from '../../../platform/storage/storage.ts'
import { storedTicket } from '../placing/stored-ticket.ts'
import { SHARED_KEY } from '../state/kept.ts'

export interface SharedSlip {
  /** The slip of another tab, for one that has none of its own; null where there is none of today. */
  read(): StoredSlip | null
  /** Sends the player's changes of the slip to the other tabs; each tab follows prices on its own. */
  share(slip: SlipState): void
  /** Follows the other tabs. @returns stops */
  follow(adopt: (bets: readonly SlipBet[]) => void, slip: () => SlipState): () => void
}

/** A slip this old is not restored in a new tab. In ms. */
const KEPT_MS = 86_400_000

/** What a player did, without what prices do to it. */
function deedOf(bets: readonly SlipBet[]): string {
  return JSON.stringify(
    bets.map((bet) => [
      bet.betType,
      bet.betType === 'SYSTEM' ? bet.systemType.id : null,
      bet.selections.map((leg) => leg.id),
      bet.wantedWin ?? bet.stake,
      bet.currency,
    ]),
  )
}

/** Bets that another tab may show: only this tab places what is being placed here. */
function shareable(slip: SlipState): readonly SlipBet[] {
  if (!slip.inProgress) return slip.bets
  const sent = new Set(slip.placement.bets.map((bet) => deedOf([bet])))
  return slip.bets.filter((bet) => !sent.has(deedOf([bet])))
}

export function createSharedSlip(store: SharedStore, now: () => number): SharedSlip {
  let known = ''

  function read(): StoredSlip | null {
    const kept = store.read(SHARED_KEY)
    const at = typeof kept === 'object' && kept !== null && 'at' in kept ? Number(kept.at) : 0
    const ticket = storedTicket(kept)
    return ticket === null || now() - at > KEPT_MS ? null : { ...ticket, placement: null }
  }

  return {
    read,
    share(slip) {
      const bets = shareable(slip)
      const deed = deedOf(bets)
      if (deed === known || slip.isRestoring) return
      known = deed
      if (bets.length === 0) store.remove(SHARED_KEY)
      else store.write(SHARED_KEY, { version: STORED_SLIP_VERSION, bets, placement: null, at: now() })
    },
    follow: (adopt, slip) =>
      store.onChange(SHARED_KEY, () => {
        const state = slip()
        // A placement and its receipt belong to the tab they were made in.
        if (state.inProgress || state.isRestoring || state.ticketState === 'SUCCESS') return
        const bets = read()?.bets ?? []
        if (deedOf(bets) === deedOf(state.bets)) return
        adopt(bets)
        known = deedOf(slip().bets)
      }),
  }
}
