import { type Jurisdiction, jurisdictionOf, POLICIES, type ProtectionPolicy } from '@touchline/betting'
import type { Db } from '../../db/index.ts'

const COUNTRY = 'SELECT player_country($1) AS country'

/** Which rules hold: those of one jurisdiction for all players, or null for those of each player's country. */
export interface PolicyTerms {
  readonly jurisdiction: Jurisdiction | null
}

/** The rules for a person in a country; null if it is unknown. */
export function policyIn({ jurisdiction }: PolicyTerms, country: string | null): ProtectionPolicy {
  return POLICIES[jurisdiction ?? jurisdictionOf(country)]
}

/** The rules for a player: of the country they state as residence, otherwise of the country their address is in. */
export async function policyOf(
  db: Db,
  terms: PolicyTerms,
  playerId: number,
  visitedFrom: string | null,
): Promise<ProtectionPolicy> {
  if (terms.jurisdiction !== null) return policyIn(terms, null)
  const [row] = await db.query<{ country: string | null }>(COUNTRY, [playerId])
  return policyIn(terms, row?.country ?? visitedFrom)
}
