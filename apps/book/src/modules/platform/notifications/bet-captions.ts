import type { Db } from '../../../db/index.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import type { EventDirectory } from '../../../kernel/ports/event-directory.ts'

export interface CaptionSources {
  readonly db: Db
  readonly events: Pick<EventDirectory, 'describe'>
}

type Captions = ReadonlyMap<bigint, string>

/**
 * What bets are on, by bet id, in any language: the name of the first event, and how many others there are. Bets on
 * unknown events are left out. What is the same in all languages is looked up once.
 */
export async function betCaptions(
  { db, events }: CaptionSources,
  bets: readonly bigint[],
): Promise<(locale: ServedLocale) => Promise<Captions>> {
  if (bets.length === 0) return async () => new Map()
  const legs = await db.query<{ bet_id: bigint; match_id: bigint }>(
    'SELECT bet_id, match_id FROM bet_legs WHERE bet_id = ANY ($1::bigint[]) ORDER BY bet_id, position',
    [bets],
  )
  const eventIds = [...new Set(legs.map((leg) => Number(leg.match_id)))]
  return async (locale) => {
    const known = await events.describe(eventIds, locale)
    const captions = new Map<bigint, string>()
    for (const [bet, ofBet] of Map.groupBy(legs, (leg) => leg.bet_id)) {
      const [first, ...others] = new Set(ofBet.flatMap((leg) => known.get(Number(leg.match_id))?.name ?? []))
      if (first !== undefined) captions.set(bet, others.length > 0 ? `${first} +${others.length}` : first)
    }
    return captions
  }
}
