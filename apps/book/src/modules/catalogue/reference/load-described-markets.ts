import type { Provider } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { namesFrom } from '../../../kernel/names.ts'
import { createDescribedMarkets, type DescribedMarkets, type MarketDescription } from './described-markets.ts'

/**
 * Reads what data providers have described, by provider.
 * @param combinable providers that price outcomes of one event together
 */
export async function loadDescribedMarkets(
  db: Db,
  combinable: readonly Provider[] = [],
): Promise<ReadonlyMap<Provider, DescribedMarkets>> {
  const descriptions = await db.query<MarketDescription & { readonly provider: Provider }>(
    `SELECT provider, market_id AS "marketId", variant, language, name, groups, outcomes,
            is_flex_score AS "isFlexScore" FROM market_descriptions`,
    [],
  )
  const profiles = await db.query<{ provider: Provider; urn: string; names: Readonly<Record<string, string>> }>(
    'SELECT provider, urn, jsonb_object_agg(language, name) AS names FROM feed_profiles GROUP BY 1, 2',
    [],
  )
  const providers = new Set([...descriptions, ...profiles].map(({ provider }) => provider))
  return new Map(
    [...providers].map((provider) => {
      const names = profiles
        .filter((one) => one.provider === provider)
        .map(({ urn, names }) => [urn, namesFrom(names)] as const)
      const own = descriptions.filter((one) => one.provider === provider)
      return [provider, createDescribedMarkets(own, new Map(names), combinable.includes(provider))]
    }),
  )
}
