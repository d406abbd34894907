import type { Provider } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'
import type { MarketDescription } from '../../../catalogue/index.ts'

/** Takes over how a provider describes its markets; of two descriptions of a market the later one counts. */
export async function storeDescriptions(
  db: Db,
  provider: Provider,
  descriptions: readonly MarketDescription[],
): Promise<void> {
  await db.tx(async (tx) => {
    for (const { marketId, variant, language, name, groups, outcomes, isFlexScore } of descriptions) {
      await tx.query(
        `INSERT INTO market_descriptions (provider, market_id, variant, language, name, groups, outcomes, is_flex_score)
         VALUES ($1, $2, $3, $4, $5, $6::text[], $7::jsonb, $8)
         ON CONFLICT (provider, market_id, variant, language)
         DO UPDATE SET name = EXCLUDED.name, groups = EXCLUDED.groups, outcomes = EXCLUDED.outcomes,
           is_flex_score = EXCLUDED.is_flex_score`,
        [provider, marketId, variant, language, name, [...groups], JSON.stringify(outcomes), isFlexScore],
      )
    }
  })
}
