import { createRng, placesFor, type Rng } from '@touchline/sports'
import type { Names } from '../../../../kernel/names.ts'
import { COURSES, type CourseSeed, MINUTES_BETWEEN_RACES, RACES_OF_MEETING } from '../../../../seed/racing/courses.ts'
import { personName } from '../../../../seed/racing/names.ts'
import { stableOf } from '../../../../seed/racing/racing-world.ts'
import { inEachLanguage, text } from '../../../../texts/index.ts'
import { type CompetitorRow, GOINGS } from '../../../catalogue/index.ts'
import { priceRace, winOdds } from './price-race.ts'
import type { RaceSetup } from './race-setup.ts'
import { silkOf } from './silk-of.ts'

export interface PlannedRace {
  readonly tournamentId: number
  readonly seed: string
  readonly names: Names
  /** The off, wall ms. */
  readonly startsAt: number
  readonly setup: RaceSetup
}

const MINUTE_MS = 60_000
/** Metres; the ground is covered at about 16 of them a second. */
const DISTANCES = [1_000, 1_200, 1_200, 1_400, 1_600, 1_600, 2_000, 2_400, 2_800, 3_200]
const METRES_PER_SECOND = 16
const FIELDS = [4, 5, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 12, 12, 13, 14, 16, 18]
const FEWEST = 4
/** The first prices are made so long before the off. */
const FIRST_PRICE_MS = 360 * MINUTE_MS
/** How far strengths lie apart, in logarithms of the chance to win. */
const SPREAD = 0.75

/**
 * The meetings of a day on all courses. They follow from the seed and the day alone: no horse runs twice a day.
 * @param day wall ms of midnight UTC
 */
export function racesOfDay(
  seed: string,
  day: number,
  horses: ReadonlyMap<number, CompetitorRow>,
): readonly PlannedRace[] {
  return COURSES.flatMap((course) => meeting(`${seed}/races/${course.key}/${day}`, course, day, horses))
}

function meeting(
  seed: string,
  course: CourseSeed,
  day: number,
  horses: ReadonlyMap<number, CompetitorRow>,
): readonly PlannedRace[] {
  const rng = createRng(seed)
  const going = GOINGS[Math.min(GOINGS.length - 1, Math.floor(Math.abs(rng.normal(1.2, 1))))] ?? 'good'
  const stable = shuffled(stableOf(course.id), rng)
  const races: PlannedRace[] = []
  for (let number = 1; number <= RACES_OF_MEETING; number++) {
    const toCome = (RACES_OF_MEETING - number) * FEWEST
    const field = stable.splice(0, Math.min(rng.pick(FIELDS), stable.length - toCome))
    const startsAt = day + (course.firstRace + (number - 1) * MINUTES_BETWEEN_RACES) * MINUTE_MS
    const names = inEachLanguage((locale) => text(locale, 'event.race', { name: course.names[locale], number }))
    const distanceM = rng.pick(DISTANCES)
    const places = placesFor(field.length)
    const card = cardOf(
      field.flatMap((id) => horses.get(id) ?? []),
      rng,
    )
    const lengthMs = Math.round((distanceM / METRES_PER_SECOND) * 1_000 * rng.range(0.97, 1.05))
    const raceSeed = `${seed}/${number}`
    const runners = withFirstPrices(raceSeed, startsAt, card)
    const setup = { number, distanceM, going, places, runners, lengthMs }
    races.push({ tournamentId: course.id, seed: raceSeed, names, startsAt, setup })
  }
  return races
}

/** The race card: the best carry most and are numbered first, jockeys and stalls are drawn. */
function cardOf(field: readonly CompetitorRow[], rng: Rng): RaceSetup['runners'] {
  const jockeys = shuffled([...field.keys()], rng)
  const first = rng.int(0, 500)
  const stalls = shuffled([...field.keys()], rng)
  return [...field]
    .sort((a, b) => b.rating - a.rating || a.id - b.id)
    .map((horse, i) => {
      const strength = SPREAD * horse.rating + rng.normal(0, 0.3)
      return {
        horseId: horse.id,
        number: i + 1,
        stall: (stalls[i] ?? i) + 1,
        jockey: personName(first + (jockeys[i] ?? i)),
        trainer: personName(horse.id * 3),
        age: 3 + (horse.id % 6),
        weightKg: Math.round((61 - (9 * i) / field.length) * 2) / 2,
        form: formOf(strength, rng),
        silk: silkOf(horse),
        strength,
      }
    })
}

/** The first prices of the day, made before any runner is withdrawn. */
function withFirstPrices(seed: string, startsAt: number, runners: RaceSetup['runners']): RaceSetup['runners'] {
  const first = priceRace(
    { race: { seed, startsAt, setup: { runners, places: 0 } }, withdrawn: new Set() },
    startsAt - FIRST_PRICE_MS,
  )
  return runners.map((runner) => ({ ...runner, firstOdds: winOdds(first, runner.horseId) }))
}

/** Places in the last races as a horse of this strength gets them. */
function formOf(strength: number, rng: Rng): string {
  const places = Array.from({ length: rng.int(3, 6) }, () => {
    const place = Math.max(1, Math.round(5 - 2.5 * strength + rng.normal(0, 2.2)))
    return place > 9 ? '0' : String(place)
  })
  return places.join('')
}

function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const mixed = [...items]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = rng.int(0, i)
    ;[mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T]
  }
  return mixed
}
