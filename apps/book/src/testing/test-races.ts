import { marketKey } from '@touchline/betting'
import { createRng, placesFor, RACE_PLACE, RACE_WIN } from '@touchline/sports'
import type { RaceEntry } from '../modules/catalogue/index.ts'
import { storePlaces } from '../modules/catalogue/index.ts'
import { outcomeOf } from '../modules/sources/simulator/races/price-race.ts'
import { type RaceScript, type RaceSetup, scriptOf } from '../modules/sources/simulator/races/race-setup.ts'
import { createRaces } from '../modules/sources/simulator/races/races.ts'
import { insertRaces, NOTHING_YET } from '../modules/sources/simulator/races/stored-race.ts'
import { COURSES } from '../seed/racing/courses.ts'
import { racingWorld, stableOf } from '../seed/racing/racing-world.ts'
import { inEachLanguage, text } from '../texts/index.ts'
import type { TestBook } from './test-book.ts'
import type { TestSelection } from './test-match.ts'

/** A race that a test wishes for. */
export interface WishedRace {
  readonly runners?: number
  /** How it is to go; by default without non-runners and dead heats. */
  readonly goes?: (script: RaceScript, setup: RaceSetup) => boolean
}

/** A race of the product on a test's book, and what only its seed knows. */
export interface TestRace {
  readonly id: number
  readonly script: RaceScript
  /** As the listings have it now. */
  entry(): RaceEntry
  /** A horse at the price shown now. */
  pick(horseId: number, market?: 'win' | 'place'): TestSelection
  /** Chance of a horse to win, as the board has it now. */
  chance(horseId: number): number
  name(horseId: number): string
}

/** The races of the product on a test's book. */
export interface TestRaces {
  race(wish?: WishedRace): Promise<TestRace>
  /** Time passes until the race is over and settled. */
  runs(race: TestRace): Promise<void>
}

const SPEED = 6
const OFF_IN_MS = 6 * 3_600_000
let serial = 0

export function isPlain({ withdrawals, finish }: RaceScript): boolean {
  return withdrawals.length === 0 && finish.every((group) => group.length === 1)
}

/** Puts races on offer, as the flags of the book say. */
export async function openTestRaces(book: TestBook): Promise<TestRaces> {
  const { catalogue, clock, sink, parts } = book
  const { db, signals, board } = parts
  await storePlaces(db, racingWorld('touchline'))
  await catalogue.reload()
  const races = createRaces({
    db,
    clock,
    signals,
    catalogue,
    sink,
    simSpeed: SPEED,
    worldSeed: () => 'touchline',
    wakeStore: () => {},
  })
  book.plays({ ...races, jointProbability: () => null })
  await races.takeUp()
  const [course] = COURSES
  if (course === undefined) throw new Error('There is no course.')

  return {
    async race({ runners = 8, goes = isPlain } = {}) {
      const setup = setupOf(stableOf(course.id).slice(0, runners))
      const seed = seedOf(setup, goes)
      const startsAt = clock.now() + OFF_IN_MS
      const names = inEachLanguage((locale) =>
        text(locale, 'event.race', { name: course.names[locale], number: serial }),
      )
      const planned = { tournamentId: course.id, seed, names, startsAt, setup }
      await insertRaces(db, [{ planned, course: NOTHING_YET, isOver: false }], SPEED)
      await races.takeUp()
      races.step(clock.now())
      const [row] = await db.query<{ id: number }>('SELECT id FROM matches WHERE seed = $1', [seed])
      const id = row?.id ?? 0
      const script = scriptOf(seed, setup)
      const entry = () => {
        const found = catalogue.events.get(id)
        if (found?.type !== 'race') throw new Error(`Race ${id} is not on offer.`)
        return found
      }
      return {
        id,
        script,
        entry,
        pick(horseId, market = 'win') {
          const marketId = market === 'win' ? RACE_WIN.id : RACE_PLACE.id
          const specifier = market === 'win' ? '' : `places=${setup.places}`
          const quote = board.quote(id, marketId, specifier, outcomeOf(horseId), clock.now())
          const odds = quote.state === 'open' ? quote.odds : 20_000
          return { match_id: id, market_id: marketId, specifier, outcome_id: outcomeOf(horseId), odds }
        },
        chance: (horseId) =>
          board
            .event(id)
            ?.markets.get(marketKey(RACE_WIN.id, ''))
            ?.outcomes.find((outcome) => outcome.id === outcomeOf(horseId))?.probability ?? 0,
        name: (horseId) => catalogue.archive().competitors.get(horseId)?.name ?? '',
      }
    },
    async runs({ id }) {
      const entry = catalogue.events.get(id)
      const startsAt = entry?.startsAt ?? clock.now() + OFF_IN_MS
      if (startsAt > clock.now()) await book.passes(startsAt - clock.now())
      await book.passes(60_000)
      await book.works()
    },
  }
}

function setupOf(horses: readonly number[]): RaceSetup {
  const rng = createRng(`strengths ${++serial}`)
  return {
    number: 1,
    distanceM: 1_600,
    going: 'good',
    places: placesFor(horses.length),
    lengthMs: 100_000,
    runners: horses.map((horseId, i) => ({
      horseId,
      number: i + 1,
      stall: i + 1,
      jockey: 'A. Ashcombe',
      trainer: 'B. Carrow',
      age: 4,
      weightKg: 58,
      form: '3120',
      strength: rng.normal(0, 0.6),
    })),
  }
}

/** A seed whose race goes as it should. */
function seedOf(setup: RaceSetup, goes: NonNullable<WishedRace['goes']>): string {
  for (let attempt = 0; attempt < 50_000; attempt++) {
    const seed = `test race ${process.pid}/${serial}/${attempt}`
    if (goes(scriptOf(seed, setup), setup)) return seed
  }
  throw new Error('No race goes like that.')
}
