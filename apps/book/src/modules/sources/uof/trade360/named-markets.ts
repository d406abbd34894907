import type { Db } from '../../../../db/index.ts'
import { FOREIGN_MARKETS } from './market-lines.ts'
import type { NamedMarket } from './write-documents.ts'

/** Markets of the vendor that are described already, by their numbers here. */
export async function loadNamedMarkets(db: Db): Promise<ReadonlyMap<number, NamedMarket>> {
  const rows = await db.query<{ market_id: number; name: string; outcomes: readonly { readonly id: string }[] }>(
    `SELECT market_id, name, outcomes FROM market_descriptions
     WHERE provider = 'lsports' AND market_id >= $1 AND variant = '' AND language = 'en'`,
    [FOREIGN_MARKETS],
  )
  return new Map(
    rows.map(({ market_id: marketId, name, outcomes }) => [
      marketId,
      { marketId, name, outcomes: new Set(outcomes.map(({ id }) => id)) },
    ]),
  )
}
