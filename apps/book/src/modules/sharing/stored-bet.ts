import type { SharedBetRequest } from '@touchline/contract'

/** A shared bet as it is kept. The price it was shared at is not: who restores it gets the price of that moment. */
export interface StoredBet {
  readonly selections: readonly StoredSelection[]
  readonly stake: { readonly value: number; readonly currency: string } | null
  /** `k/n` of a system. */
  readonly system_id: string | null
  readonly is_custom: boolean
}

export type StoredSelection = Omit<SharedBetRequest['selections'][number], 'odds'>

export function toStored({ selections, stake, system_id, custom_odds }: SharedBetRequest): StoredBet {
  return {
    selections: selections.map(({ match_id, market_id, specifier, outcome_id }) => ({
      match_id,
      market_id,
      specifier,
      outcome_id,
    })),
    stake: stake ?? null,
    system_id: system_id ?? null,
    is_custom: custom_odds !== undefined && custom_odds !== null,
  }
}
