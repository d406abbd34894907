import { callQuery, type DataSources } from '../../data/index.ts'
import type { BlockQuery } from '../block.ts'

/** The jackpot of a number, or all of them where the largest is shown. */
export function jackpotQuery(sources: DataSources, id: number | null): BlockQuery {
  return (
    id === null ? callQuery(sources, 'getJackpots') : callQuery(sources, 'getJackpot', { params: { id } })
  ) as BlockQuery
}
