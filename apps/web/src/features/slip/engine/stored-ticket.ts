import { readStoredSlip, type SlipState, type StoredSlip, storeSlip } from '@touchline/betting'

/** What the browser session keeps of a slip. */
export interface StoredTicket extends StoredSlip {
  /** Whose placement it is; only in their name may it be asked for again. */
  readonly playerId: number | null
}

/** What to keep of a slip; null where there is nothing worth keeping. */
export function ticketToStore(slip: SlipState, playerId: number | null): StoredTicket | null {
  if (slip.bets.length === 0 && !slip.inProgress) return null
  return { ...storeSlip(slip), playerId: slip.inProgress ? playerId : null }
}

/** The slip kept; null for what this version of the page cannot read. */
export function storedTicket(value: unknown): StoredTicket | null {
  const slip = readStoredSlip(value)
  if (slip === undefined) return null
  const playerId = typeof value === 'object' && value !== null && 'playerId' in value ? value.playerId : null
  return { ...slip, playerId: typeof playerId === 'number' ? playerId : null }
}
