import type { Db } from '../../../db/index.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import type { EventDirectory } from '../../../kernel/ports/event-directory.ts'

export interface CaptionSources {
  readonly db: Db
  readonly events: Pick<EventDirectory, 'describe'>
}

/** What bets are on, by bet id: the name of the first event, and how many others there are. Nothing of a bet whose events nobody knows any more. */
export async function betCaptions(
  { db, events }: CaptionSources,
  bets: readonly bigint[],
  locale: ServedLocale,
): Promise<ReadonlyMap<bigint, string>> {
  if (bets.length === 0) return new Map()
  const legs = await db.query<{ bet_id: bigint; match_id: bigint }>(
    'SELECT bet_id, match_id FROM bet_legs WHERE bet_id = ANY ($1::bigint[]) ORDER BY bet_id, position',
    [bets],
  )
  const known = await events.describe([...new Set(legs.map((leg) => Number(leg.match_id)))], locale)
  const captions = new Map<bigint, string>()
  for (const [bet, ofBet] of Map.groupBy(legs, (leg) => leg.bet_id)) {
    const [first, ...others] = new Set(ofBet.flatMap((leg) => known.get(Number(leg.match_id))?.name ?? []))
    if (first !== undefined) captions.set(bet, others.length > 0 ? `${first} +${others.length}` : first)
  }
  return captions
}
