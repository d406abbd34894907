import {
  type Placement,
  readStoredSlip,
  type SlipState,
  STORED_SLIP_VERSION,
  type StoredSlip,
  storeSlip,
} from '@touchline/betting'
import type { PlacementClaim } from './keyed-placement.ts'

/** What the browser session keeps of a slip. */
export interface StoredTicket extends StoredSlip {
  /** Whose placement it is; only in their name is it repeated. */
  readonly playerId: number | null
  /**
   * When the placement was first sent, in Unix ms. Null without a placement, and in tickets stored by an earlier
   * release.
   */
  readonly at: number | null
}

/** What to keep of a slip; null where there is nothing worth keeping. @param claim the request of its placement */
export function ticketToStore(slip: SlipState, claim: PlacementClaim | null): StoredTicket | null {
  if (slip.bets.length === 0 && !slip.inProgress) return null
  const sent = slip.inProgress ? claim : null
  return { ...storeSlip(slip), playerId: sent?.owner ?? null, at: sent?.at ?? null }
}

/** A placement without a slip around it, as the session keeps it. */
export function claimToStore({ body, owner, at }: PlacementClaim): StoredTicket {
  return { version: STORED_SLIP_VERSION, bets: [], placement: body, playerId: owner, at }
}

/** The slip kept; null for what this version of the page cannot read. */
export function storedTicket(value: unknown): StoredTicket | null {
  const slip = readStoredSlip(value)
  if (slip === undefined) return null
  const { playerId, at } = value as Partial<Record<keyof StoredTicket, unknown>>
  return {
    ...slip,
    playerId: typeof playerId === 'number' ? playerId : null,
    at: typeof at === 'number' ? at : null,
  }
}

/**
 * The request of a kept placement; null where there is none.
 * @param player who is signed in: the owner of a placement that was kept without one
 * @param now the age of a placement that was kept without one starts here; Unix ms
 */
export function claimOf(
  { placement, playerId, at }: { placement: Placement | null; playerId: number | null; at: number | null },
  player: number | null,
  now: number,
): PlacementClaim | null {
  const owner = playerId ?? player
  return placement === null || owner === null
    ? null
    : { key: placement.idempotencyKey, owner, at: at ?? now, body: placement }
}
