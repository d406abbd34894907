import { marketKey } from '@touchline/betting'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { findEvent } from '../../catalogue/index.ts'
import type { PricePoint } from '../../pricing/index.ts'
import type { MatchInfoPorts } from '../ports.ts'

/** A market without history has no outcomes here: that is no error, the board may be young. */
export function getOddsHistory({
  catalogue,
  record,
}: Pick<MatchInfoPorts, 'catalogue' | 'record'>): Handler<'getOddsHistory'> {
  return async ({ params, query }) => {
    if ((await findEvent(catalogue, params.id)) === undefined) return refuse('not_found')
    const { market_id, specifier = '' } = query
    const recorded = record.of(params.id, marketKey(market_id, specifier)) ?? []
    const outcomes = recorded.map(({ id, first, highest, lowest, points }) => ({
      id,
      first: viewOrNull(first),
      highest: viewOrNull(highest),
      lowest: viewOrNull(lowest),
      points: points.map(viewOfPoint),
    }))
    return { data: { market_id, specifier, outcomes } }
  }
}

function viewOfPoint({ at, odds }: PricePoint) {
  return { at: new Date(at).toISOString(), odds }
}

function viewOrNull(point: PricePoint | null) {
  return point && viewOfPoint(point)
}
