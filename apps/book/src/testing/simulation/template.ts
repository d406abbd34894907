import type { Db } from '../../db/index.ts'
import { storePlaces } from '../../modules/catalogue/index.ts'
import { createWorld, type World } from '../../seed/world.ts'
import { createPgDatabase } from '../pg-database.ts'
import { openTestBook } from '../test-book.ts'
import { createVirtualClock } from '../virtual-clock.ts'
import { offerBonuses } from './bonuses/on-offer.ts'
import { CAST, CHARACTERS, type Character, openingOf } from './players/characters.ts'

/** Every simulation begins then. */
export const START = 1_800_000_000_000

/** A player who is signed in. Amounts in subunits. */
export interface CastPlayer {
  readonly id: number
  readonly email: string
  readonly session: string | null
  readonly character: Character
  readonly balances: Readonly<Record<string, number>>
}

/** What every simulation begins with: a database to copy, the leagues in it and the players who are signed in. */
export interface Template {
  readonly server: string
  readonly name: string
  readonly world: World
  readonly cast: readonly CastPlayer[]
}

/** Leagues of one sport whose competitors are all their own. */
const LEAGUES_PER_SPORT = 2

export async function makeTemplate(server: string): Promise<Template> {
  const { db, name } = await createPgDatabase(server)
  const world = smallWorld()
  await storePlaces(db, world)
  await tightenLimits(db)
  await offerBonuses(db, START)
  const book = await openTestBook(db, createVirtualClock(START))
  const cast: CastPlayer[] = []
  for (const character of CHARACTERS) {
    for (let i = 0; i < CAST[character]; i++) {
      const balances = openingOf(character, cast.length)
      const { id, email, session } = await book.player(`sim-${cast.length}`, balances)
      cast.push({ id, email, session, character, balances })
    }
  }
  await book.works()
  await book.close()
  await db.close()
  return { server, name, world, cast }
}

/** So that the limits of the book are met by a few dozen players. */
async function tightenLimits(db: Db): Promise<void> {
  await db.query(
    'UPDATE risk_limits SET per_outcome = per_outcome / 200, per_market = per_market / 200, per_player = per_player / 100',
    [],
  )
}

function smallWorld(): World {
  const world = createWorld('simulation')
  const owned = (id: number) => world.competitors.some((competitor) => competitor.id === id)
  const tournaments = world.sports.flatMap(({ key }) =>
    world.tournaments
      .filter(
        ({ id, sport, field }) => sport === key && field.every((one) => Math.floor(one / 100) === id && owned(one)),
      )
      .slice(0, LEAGUES_PER_SPORT),
  )
  const ids = new Set(tournaments.flatMap(({ field }) => field))
  return { ...world, tournaments, competitors: world.competitors.filter(({ id }) => ids.has(id)) }
}
