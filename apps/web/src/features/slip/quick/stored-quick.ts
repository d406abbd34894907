import { createQuickBet, type Placement, type QuickBetState } from '@touchline/betting'

/** A quick bet as the session keeps it. */
export interface StoredQuick {
  readonly stake: number
  readonly currency: { readonly code: string; readonly subunits: number }
  readonly isEnabled: boolean
  readonly isApproved: boolean
  /** Sent, and nobody knows what became of it. */
  readonly placement: Placement | null
  /** Whose it is: only in their name may it be asked for again. */
  readonly playerId: number
}

/** What is worth keeping; null for what is off and has nothing under way. */
export function quickToStore(bet: QuickBetState, playerId: number): StoredQuick | null {
  const isUnderWay = bet.state === 'PROCESSING' || bet.state === 'UNKNOWN'
  if (!bet.isEnabled && !isUnderWay) return null
  const { stake, currency, isEnabled, isApproved } = bet
  return { stake, currency, isEnabled, isApproved, placement: isUnderWay ? bet.placement : null, playerId }
}

/** What a session kept; null for what is none. */
export function readStoredQuick(value: unknown): StoredQuick | null {
  if (typeof value !== 'object' || value === null) return null
  const { stake, currency, isEnabled, isApproved, placement, playerId } = value as Partial<StoredQuick>
  if (!Number.isSafeInteger(stake) || !Number.isSafeInteger(playerId) || typeof currency?.code !== 'string') return null
  const isPlacement = typeof placement?.idempotencyKey === 'string' && placement.bets?.length === 1
  return {
    stake: stake ?? 0,
    currency: { code: currency.code, subunits: Number(currency.subunits) },
    isEnabled: isEnabled === true,
    isApproved: isEnabled === true && isApproved === true && (stake ?? 0) > 0,
    placement: isPlacement ? placement : null,
    playerId: playerId ?? 0,
  }
}

/** The quick bet it was: what is not known is asked for by its key. */
export function quickFromStore({ placement, playerId: _, ...kept }: StoredQuick): QuickBetState {
  const base = { ...createQuickBet(kept.currency), ...kept }
  return placement === null ? { ...base, state: 'INITIAL' } : { ...base, state: 'UNKNOWN', placement }
}
