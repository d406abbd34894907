import type { Selection } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import type { EventDescription } from '../../../kernel/ports/event-directory.ts'
import type { BetRecord, LegRecord } from '../bet-record.ts'
import { legText } from './leg-text.ts'
import { legView } from './leg-view.ts'

/** Room for the legs of one bet in the ids of selections. */
const LEGS_PER_BET = 64

/** A leg with its names in the reader's language. The legs of a rejected bet have nothing to explain. */
export function selectionView(
  bet: Pick<BetRecord, 'id' | 'status'>,
  leg: LegRecord,
  event: EventDescription | undefined,
  locale: ServedLocale,
): Selection {
  const { market, outcome, match } = legView(leg, event, locale)
  // '17' alone is not clear: a draw has many markets of numbers.
  const explanation =
    match.type === 'draw'
      ? legText(leg, `${market.name}: ${outcome.name}`, locale, 'balls')
      : legText(leg, outcome.name, locale, match.type === 'race' ? 'finish' : 'score')
  return {
    id: bet.id * LEGS_PER_BET + leg.position,
    status: leg.status === 'held' ? 'open' : leg.status,
    explanation: bet.status === 'rejected' ? null : explanation,
    market,
    outcome,
    specifier: leg.specifier,
    odds: leg.odds,
    dead_heat_factor: leg.deadHeatFactor,
    deduction: leg.deduction,
    match,
  }
}
