import { createQuickBet, type Placement, type QuickBetState } from '@touchline/betting'
import type { PlacementClaim } from '../placing/keyed-placement.ts'

/** A quick bet as the session keeps it. */
export interface StoredQuick {
  readonly stake: number
  readonly currency: { readonly code: string; readonly subunits: number }
  readonly isEnabled: boolean
  readonly isApproved: boolean
  /** Sent, with an outcome that is not known. */
  readonly placement: Placement | null
  /** Whose it is: only in their name is it repeated. Null where there is no placement. */
  readonly playerId: number | null
  /** When it was first sent; Unix ms. Null where there is none, or where an earlier release of the page kept it. */
  readonly at: number | null
}

/** What is worth keeping; null for what is off and has nothing under way. */
export function quickToStore(bet: QuickBetState, claim: PlacementClaim | null): StoredQuick | null {
  const isUnderWay = bet.state === 'PROCESSING' || bet.state === 'UNKNOWN'
  if (!bet.isEnabled && !isUnderWay) return null
  const { stake, currency, isEnabled, isApproved } = bet
  const base = { stake, currency, isEnabled, isApproved }
  if (!isUnderWay) return { ...base, placement: null, playerId: null, at: null }
  return { ...base, placement: bet.placement, playerId: claim?.owner ?? null, at: claim?.at ?? null }
}

/** What a session kept; null for what is none. */
export function readStoredQuick(value: unknown): StoredQuick | null {
  if (typeof value !== 'object' || value === null) return null
  const { stake, currency, isEnabled, isApproved, placement, playerId, at } = value as Partial<StoredQuick>
  if (!Number.isSafeInteger(stake) || typeof currency?.code !== 'string') return null
  const isPlacement = typeof placement?.idempotencyKey === 'string' && placement.bets?.length === 1
  return {
    stake: stake ?? 0,
    currency: { code: currency.code, subunits: Number(currency.subunits) },
    isEnabled: isEnabled === true,
    isApproved: isEnabled === true && isApproved === true && (stake ?? 0) > 0,
    placement: isPlacement ? placement : null,
    playerId: typeof playerId === 'number' ? playerId : null,
    at: typeof at === 'number' ? at : null,
  }
}

/** The stored quick bet: an unknown outcome is requested by its key. */
export function quickFromStore({ placement, playerId: _, at: __, ...kept }: StoredQuick): QuickBetState {
  const base = { ...createQuickBet(kept.currency), ...kept }
  return placement === null ? { ...base, state: 'INITIAL' } : { ...base, state: 'UNKNOWN', placement }
}
