import type { Db } from '../../db/index.ts'
import { isBrazilianMunicipality } from './municipality/brazil.ts'
import { type PolicyTerms, policyIn } from './policy-of.ts'

const HOME = 'SELECT player_country($1) AS country, (SELECT city FROM players WHERE id = $1) AS city'
/** Play that is held up does not go on by a bet that is refused. */
const BEGIN = 'SELECT begin_play($1, $2, $3, $4) WHERE play_refusal($1, $2) IS NULL'

/** A player who is about to bet. */
export interface Bettor {
  readonly playerId: number
  /** ISO 3166 code of the country the bet comes from; null if unknown. */
  readonly country: string | null
  /** Unix ms. */
  readonly now: number
}

interface Home {
  readonly country: string | null
  readonly city: string | null
}

/**
 * A bet counts as play even if the client reports none: the reality checks of the player's country count from here.
 * @returns why they may not bet where they live: in Brazil each bet belongs to the municipality of its player
 */
export async function beginPlay(
  db: Db,
  terms: PolicyTerms,
  { playerId, country, now }: Bettor,
): Promise<'municipality_not_found' | null> {
  const [home] = terms.jurisdiction === null ? await db.query<Home & object>(HOME, [playerId]) : []
  if (home?.country === 'BR' && !isBrazilianMunicipality(home.city ?? '')) return 'municipality_not_found'
  const { realityCheckMs, restMs } = policyIn(terms, home?.country ?? country)
  if (realityCheckMs !== null) await db.query(BEGIN, [playerId, new Date(now), realityCheckMs, restMs])
  return null
}
