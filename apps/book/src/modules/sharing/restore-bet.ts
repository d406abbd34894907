import { parseSystemId } from '@touchline/betting'
import type { SharedBet, SharedSelection } from '@touchline/contract'
import type { CurrencyTable } from '../wallet/index.ts'
import type { StoredBet } from './stored-bet.ts'

/**
 * A shared bet of the selections that are left; null when none is. A system keeps its size only while it fits, and a
 * custom bet that lost a selection is another bet: both become what their selections make.
 */
export function restoreBet(
  stored: StoredBet,
  selections: readonly SharedSelection[],
  currencies: CurrencyTable,
): SharedBet | null {
  if (selections.length === 0) return null
  const system = stored.system_id === null ? undefined : parseSystemId(stored.system_id)
  const fits = system !== undefined && system.totalCount === selections.length
  const isWhole = selections.length === stored.selections.length
  const currency = stored.stake === null ? undefined : currencies.get(stored.stake.currency)?.currency
  return {
    type: fits ? 'system' : stored.is_custom && isWhole ? 'custom_bet' : selections.length === 1 ? 'single' : 'combo',
    stake: stored.stake === null || currency === undefined ? null : { ...stored.stake, subunits: currency.subunits },
    system: fits ? { id: system.id, win_count: system.winCount, total_count: system.totalCount } : null,
    selections: [...selections],
  }
}
