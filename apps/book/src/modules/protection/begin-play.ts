import type { Db } from '../../db/index.ts'
import { type PolicyTerms, policyOf } from './policy-of.ts'

/** Play that is held up does not go on by a bet that is refused. */
const BEGIN = 'SELECT begin_play($1, $2, $3, $4) WHERE play_refusal($1, $2) IS NULL'

/** Somebody who is about to bet. */
export interface Bettor {
  readonly playerId: number
  /** ISO 3166 code of the country the bet comes from; null where nobody says so. */
  readonly country: string | null
  /** Unix ms. */
  readonly now: number
}

/** Who bets plays, whatever their client says of it: the reality checks of where they live count from here. */
export async function beginPlay(db: Db, terms: PolicyTerms, { playerId, country, now }: Bettor): Promise<void> {
  const { realityCheckMs, restMs } = await policyOf(db, terms, playerId, country)
  if (realityCheckMs !== null) await db.query(BEGIN, [playerId, new Date(now), realityCheckMs, restMs])
}
