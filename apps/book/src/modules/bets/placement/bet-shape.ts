import { parseSystemId } from '@touchline/betting'
import type { BetRequest, ErrorName } from '@touchline/contract'
import type { BetRecord } from '../bet-record.ts'

export type BetShape = Pick<BetRecord, 'type' | 'system'>

/**
 * The type of bet that a request describes: a system if it names one, a single with one selection, otherwise a combo;
 * or why it is invalid. With a price for all selections it is a custom bet, whose selections are of one event. Bonuses
 * are handled in `review-bet.ts`.
 */
export function shapeOf(request: Pick<BetRequest, 'selections' | 'system_id' | 'custom_odds'>): BetShape | ErrorName {
  const { selections, system_id: systemId, custom_odds: customOdds } = request
  if (hasDuplicates(selections)) return 'duplicate_selection'
  const events = new Set(selections.map((selection) => selection.match_id)).size
  if (customOdds !== undefined && customOdds !== null) {
    if (systemId !== undefined && systemId !== null) return 'wrong_system'
    return events === 1 ? { type: 'custom_bet', system: null } : 'custom_bet_not_offered'
  }
  if (events < selections.length) return 'same_match'
  if (systemId !== undefined && systemId !== null) {
    const system = parseSystemId(systemId)
    if (system === undefined || system.totalCount !== selections.length) return 'wrong_system'
    return { type: 'system', system: { wins: system.winCount, total: system.totalCount } }
  }
  return { type: selections.length === 1 ? 'single' : 'combo', system: null }
}

/** Whether an outcome comes twice. */
export function hasDuplicates(selections: BetRequest['selections']): boolean {
  const keys = selections.map((pick) => [pick.match_id, pick.market_id, pick.specifier, pick.outcome_id].join('/'))
  return new Set(keys).size < keys.length
}
