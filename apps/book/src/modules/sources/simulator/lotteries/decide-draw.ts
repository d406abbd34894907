import { marketKey } from '@touchline/betting'
import { type DrawState, decidingText, drawFair, drawOutcome, type LegOutcome } from '@touchline/sports'
import type { MarketResult } from '../../../pricing/results/index.ts'
import type { OpenLeg } from '../results/open-legs.ts'

/** Results of the markets bets wait for, once the last ball is out; each names all of its outcomes. */
export function decideDraw(eventId: number, state: DrawState, legs: readonly OpenLeg[]): readonly MarketResult[] {
  if (state.phase !== 'ended') return []
  const offered = drawFair({ rules: state.rules, phase: 'not_started' })
  const keys = new Set(legs.map(({ marketId, specifier }) => marketKey(marketId, specifier)))
  return [...keys].map((key) => {
    const own = legs.filter(({ marketId, specifier }) => marketKey(marketId, specifier) === key)
    const [{ marketId, specifier } = { marketId: 0, specifier: '' }] = own
    const market = offered.find((candidate) => candidate.id === marketId && candidate.specifier === specifier)
    const outcomes: Record<string, LegOutcome> = {}
    for (const id of [...own.map((leg) => leg.outcomeId), ...(market?.outcomes ?? []).map((outcome) => outcome.id)]) {
      const decision = drawOutcome({ id: marketId, specifier }, id, state)
      outcomes[id] = decision === 'open' ? 'void' : decision
    }
    return { eventId, marketId, specifier, outcomes, finalText: decidingText(marketId, state) }
  })
}
