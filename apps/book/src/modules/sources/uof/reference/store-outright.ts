import { EVENT_STATUS } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'
import type { ServedLocale } from '../../../../kernel/locale.ts'
import { namedIn } from '../../../../kernel/names.ts'
import { namesBefore } from './names-before.ts'
import { ownNumber } from './own-number.ts'
import type { OutrightFixture } from './read-outright.ts'
import { FIRST_CATEGORY, type FixtureOutcome, storePlacesOf } from './store-fixture.ts'
import { FEED_PROVIDERS, isOutrightKind, parseUrn, sportOf } from './urns.ts'

/**
 * Stores an outright with its league and all participants, or updates it. The list of participants only grows: a
 * competitor with open bets stays in it.
 * @param language of its names; those in other languages stay
 */
export async function storeOutright(
  db: Db,
  outright: OutrightFixture,
  language: ServedLocale,
): Promise<FixtureOutcome> {
  const urn = parseUrn(outright.urn)
  const sport = sportOf(outright.sport.urn)
  if (urn === null || !isOutrightKind(urn.kind)) return { state: 'ignored', why: `${outright.urn} is no outright` }
  if (sport === null)
    return { state: 'ignored', why: `${outright.sport.name} (${outright.sport.urn}) is not offered here` }
  const provider = FEED_PROVIDERS[urn.prefix]
  const { category, tournament } = outright
  return db.tx(async (tx) => {
    const numbers = {
      match: await ownNumber(tx, outright.urn, 'matches'),
      category: category && (await ownNumber(tx, category.urn, 'categories', FIRST_CATEGORY + 1_000)),
      tournament: await ownNumber(tx, tournament.urn, 'tournaments'),
    }
    const sides = []
    for (const side of outright.competitors) sides.push({ id: await ownNumber(tx, side.urn, 'competitors'), side })
    const ids = sides.map(({ id }) => id)
    const before = await namesBefore(tx, numbers, ids)
    await storePlacesOf(tx, { provider, sport, language }, { category, tournament, sides }, numbers, before)
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO matches (id, type, tournament_id, origin, seed, status, starts_at, ends_at, anchor_at, speed, names, competitor_ids)
       OVERRIDING SYSTEM VALUE
       VALUES ($1, 'outright', $2, 'feed', $3, $4, $5, $6, $5, 1, $7::jsonb, $8::int[])
       ON CONFLICT (seed) DO UPDATE
         SET tournament_id = $2, starts_at = $5, ends_at = $6, names = $7::jsonb,
             competitor_ids = ARRAY(SELECT DISTINCT unnest(matches.competitor_ids || $8::int[]) ORDER BY 1)
       RETURNING id`,
      [
        numbers.match,
        numbers.tournament,
        outright.urn,
        EVENT_STATUS.prematch,
        new Date(outright.startsAt),
        new Date(outright.endsAt),
        JSON.stringify(namedIn(before.event, language, outright.name)),
        ids,
      ],
    )
    if (row === undefined) throw new Error(`${outright.urn} could not be stored.`)
    return { state: 'stored', eventId: row.id, provider }
  })
}
