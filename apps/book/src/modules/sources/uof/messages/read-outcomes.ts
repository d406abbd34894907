import type { XmlElement } from '@rgrove/parse-xml'
import { ODDS_SCALE } from '@touchline/betting'
import { MAX_OUTCOME_ID_LENGTH } from '@touchline/contract'
import { closeOutcome } from '../../../offer/index.ts'
import { childrenNamed, decimalNumber } from '../../../pricing/results/index.ts'
import type { OfferedOutcome } from './types.ts'

/** Scaled odds are 32-bit in the database. */
const MOST_ODDS = 2_000_000_000

/** The outcomes of a market. One whose price cannot be read, or that is listed twice, has none, and is named. */
export function readOutcomes(market: XmlElement, dropped: string[]): readonly OfferedOutcome[] {
  const outcomes = new Map<string, OfferedOutcome>()
  for (const outcome of eachOutcome(market, dropped)) {
    const isTwice = outcomes.has(outcome.id)
    if (isTwice) dropped.push(`market ${market.attributes.id}, outcome ${outcome.id} twice`)
    outcomes.set(outcome.id, isTwice ? { ...closeOutcome(outcome), probability: null } : outcome)
  }
  return [...outcomes.values()]
}

function eachOutcome(market: XmlElement, dropped: string[]): readonly OfferedOutcome[] {
  return childrenNamed(market, 'outcome').flatMap(({ attributes }) => {
    const { id = '', active, odds: text, probabilities } = attributes
    if (id === '') {
      dropped.push(`market ${market.attributes.id}, an outcome without id`)
      return []
    }
    if (id.length > MAX_OUTCOME_ID_LENGTH) {
      dropped.push(`market ${market.attributes.id}, an outcome whose id has ${id.length} letters`)
      return []
    }
    const odds = text === undefined ? 0 : scaledOdds(text)
    if (odds === null) dropped.push(`market ${market.attributes.id}, outcome ${id} at ${text}`)
    const isActive = isOn(active) && odds !== null && odds > 0
    return [{ id, active: isActive, odds: isActive ? odds : 0, probability: probability(probabilities) }]
  })
}

/** The nearest scaled odds; null for what is no price, or pays nothing. */
function scaledOdds(text: string): number | null {
  const odds = Math.round((decimalNumber(text) ?? 0) * ODDS_SCALE)
  return odds > ODDS_SCALE && odds <= MOST_ODDS ? odds : null
}

/** The feed writes NaN for outcomes that cannot come any more. */
function probability(text: string | undefined): number | null {
  const value = Number(text === undefined || text.trim() === '' ? Number.NaN : text)
  return value >= 0 && value <= 1 ? value : null
}

/** An outcome is on offer only if the message states it. */
export function isOn(active: string | undefined): boolean {
  return active === undefined || active === '1' || active === 'true'
}
