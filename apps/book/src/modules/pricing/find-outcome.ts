import { indexed } from '../../kernel/indexed.ts'
import type { BoardMarket, BoardOutcome } from './board-types.ts'

const inOutcomes = indexed((outcome: BoardOutcome) => outcome.id)

/**
 * An outcome of a market. A market of thousands of outcomes is searched as quickly as one of three: placement requests
 * every leg.
 */
export function findOutcome({ outcomes }: Pick<BoardMarket, 'outcomes'>, outcomeId: string): BoardOutcome | undefined {
  return inOutcomes(outcomes, outcomeId)
}
