import type { Db } from '../../../../db/index.ts'
import { categoryId } from '../../../../seed/categories.ts'
import type { World, WorldTournament } from '../../../../seed/world.ts'
import { slugOf } from '../../../catalogue/index.ts'
import { chooseLeague } from './choose-league.ts'
import type { ClubIndex } from './club-index.ts'
import { plainName } from './club-names.ts'
import { type Country, findCountry, INTERNATIONAL } from './find-country.ts'
import type { Fixture } from './fixture.ts'
import { isCup, teamIn } from './league-kind.ts'

/** The place of a file's leagues, from the operator's options. */
export interface ImportPlace {
  /** In English, or as a code of ISO 3166-1. */
  readonly country?: string | undefined
  /** IANA name. */
  readonly zone?: string | undefined
}

/** A league that rows belong to; `id` is null for one that is not stored yet. */
export interface ImportLeague {
  readonly id: number | null
  readonly key: string
  readonly name: string
  readonly country: Country
  readonly tempo: number
  /** IANA name of the zone of its kick-offs; null where every row has its own offset. */
  readonly zone: string | null
}

const FOOTBALL_ID = 1
/** Below every league of the demo world. */
const IMPORTED_PRIORITY = 90

/** The league of rows, with its country; a sentence if that is unknown. Stores nothing. */
export function findLeague(
  world: World,
  fixtures: readonly [Fixture, ...Fixture[]],
  clubs: ClubIndex,
  place: ImportPlace,
): ImportLeague | string {
  const [{ league, country }] = fixtures
  const countries = new Map(world.categories.map(({ id, key }) => [id, key]))
  const isIn = (text: string | null | undefined) => {
    const place = findCountry(text ?? '')
    // Great Britain has a league for each of its countries.
    return ({ categoryId }: WorldTournament) =>
      place === null || place.code === 'GB' || countries.get(categoryId) === place.key
  }
  const football = world.tournaments.filter((tournament) => tournament.sport === 'football').filter(isIn(country))
  const isOther = isCup(league) || teamIn(league) !== null
  const chosen = isOther ? null : chooseLeague(fixtures, clubs, football, isIn(place.country))
  if (chosen !== null) {
    const { id, key, names, tempo, zone } = chosen
    const home = world.categories.find((category) => category.id === chosen.categoryId)?.key
    const country = findCountry(home ?? '') ?? INTERNATIONAL
    return { id, key, name: names.en, country, tempo, zone: place.zone ?? zone }
  }
  return unknownLeague(fixtures, place)
}

function unknownLeague(fixtures: readonly [Fixture, ...Fixture[]], place: ImportPlace): ImportLeague | string {
  const [first] = fixtures
  const text = first.country ?? place.country ?? null
  const country = text === null ? null : findCountry(text)
  const what = `the league '${first.league}' is not known here`
  if (text !== null && country === null) return `${what}, and there is no country '${text}'`
  const zone = place.zone ?? country?.zone ?? null
  const isOpen = zone === null || country === null
  if (isOpen && fixtures.some(({ offset }) => offset === null)) {
    const missing = country === null ? 'in which country and zone' : `in which zone of ${country.names.en}`
    return `${what}, and its kick-offs do not say ${missing} they are: add it, as in --country England --zone Europe/London`
  }
  const name = withoutSeason(first.league)
  const home = country ?? INTERNATIONAL
  return { id: null, key: `import:${home.key}:${keyOf(name)}`, name, country: home, tempo: 1, zone }
}

/** Words of a name for its key; letters that have no Latin ones stay, so that two leagues have two keys. */
function keyOf(name: string): string {
  const plain = plainName(name)
  return /^[a-z0-9 ]*$/.test(plain) ? slugOf(name) : plain.replaceAll(' ', '-')
}

/** '2026/27', '26-27', '2026–2027' or '2026', in brackets or not, with 'season' on either side of it or not. */
const SEASON = String.raw`\(?(?:season\s+)?(?:\d{4}(?:\s*[/–-]\s*\d{2,4})?|\d{2}\s*[/–-]\s*\d{2})(?:\s+season)?\)?`
const SEASONS = new RegExp(String.raw`^${SEASON}\s+|,?\s+${SEASON}$`, 'gi')

/** A league is the same one in every season, with the season before or behind its name. */
export function withoutSeason(league: string): string {
  return league.trim().replace(SEASONS, '') || league
}

/** The id of a league: one of the world, one of an earlier import, or made. */
export async function storeLeague(db: Db, { id, key, name, country }: ImportLeague): Promise<number> {
  if (id !== null) return id
  await db.query(
    `INSERT INTO categories (id, sport_id, key, names, country_code, priority)
     VALUES (coalesce($1, nextval('imported_ids')::int), $2, $3, $4::jsonb, $5, $6) ON CONFLICT DO NOTHING`,
    [
      country.place === null ? null : categoryId(FOOTBALL_ID, country.place),
      FOOTBALL_ID,
      country.key,
      JSON.stringify(country.names),
      country.code,
      country.place ?? IMPORTED_PRIORITY,
    ],
  )
  await db.query(
    `INSERT INTO tournaments (id, category_id, key, names, priority, provider, tempo, best_of)
     SELECT nextval('imported_ids'), c.id, $2, $3::jsonb, $4, 'betradar', 1, 0 FROM categories c
     WHERE c.sport_id = $5 AND c.key = $1 AND NOT EXISTS (SELECT 1 FROM tournaments WHERE key = $2)`,
    [country.key, key, JSON.stringify({ en: name, de: name }), IMPORTED_PRIORITY, FOOTBALL_ID],
  )
  const [row] = await db.query<{ id: number }>('SELECT id FROM tournaments WHERE key = $1', [key])
  if (row === undefined) throw new Error(`League ${name} could not be stored.`)
  return row.id
}
