import { createRng } from '@touchline/sports'
import { textInEach } from '../../texts/index.ts'
import { CATEGORIES, categoryId } from '../categories.ts'
import { COURSES, type CourseSeed } from './courses.ts'
import { HORSE_NAMES, horseName } from './names.ts'

/** Id of the sport that races are; public feeds number other sports. */
const RACING_ID = 903
/** Horses at home at a course. */
const STABLE = 100
/** Colours of silks. */
export const SILKS = [
  '#b3261e',
  '#0b57d0',
  '#146c2e',
  '#f2b705',
  '#6750a4',
  '#111111',
  '#e8710a',
  '#f4f4f4',
  '#00838f',
  '#ad1457',
]

/**
 * Races as the catalogue has them: a sport, countries as its categories, each course a tournament, its horses
 * competitors.
 */
export function racingWorld(seed: string) {
  const provider = 'racing' as const
  const names = textInEach('sport.horse-racing')
  const type = 'racing' as const
  const sport = { key: 'horse-racing' as const, id: RACING_ID, names, type, priority: 20, provider }
  const homes = COURSES.map((course) => ({ course, country: countryOf(course) }))
  return {
    sports: [sport],
    categories: [...new Set(homes.map(({ country }) => country))].map((country) => ({
      ...country,
      id: categoryId(RACING_ID, country.place),
      sportId: RACING_ID,
      priority: country.place,
    })),
    tournaments: homes.map(({ course, country }, i) => ({
      id: course.id,
      key: course.key,
      names: course.names,
      categoryId: categoryId(RACING_ID, country.place),
      priority: i + 1,
      provider,
      tempo: 1,
      bestOf: 0,
    })),
    competitors: COURSES.flatMap((course, at) => horsesOf(course, at, seed)),
  }
}

/** Ids of the horses of a course. */
export function stableOf(courseId: number): readonly number[] {
  return Array.from({ length: STABLE }, (_, i) => courseId * STABLE + i)
}

function horsesOf(course: CourseSeed, at: number, seed: string) {
  const rng = createRng(`${seed}/stable/${course.key}`)
  return stableOf(course.id).map((id, i) => {
    const name = horseName((at * STABLE + i) % HORSE_NAMES)
    const [first = '', second = ''] = name.split(' ')
    return {
      id,
      sportId: RACING_ID,
      name,
      shortName: `${first.slice(0, 1)}${second.slice(0, 1)}`,
      city: null,
      stadium: null,
      country: course.category,
      primary: rng.pick(SILKS),
      secondary: rng.pick(SILKS),
      aliases: [],
      rating: Math.round(rng.normal(0, 1) * 10_000) / 10_000,
    }
  })
}

function countryOf(course: CourseSeed) {
  const country = CATEGORIES.get(course.category)
  if (country === undefined) throw new Error(`The course ${course.key} names an unknown country: ${course.category}`)
  return country
}
