import { LOCALES } from '@touchline/betting'
import { MATCH_SPORT_KEYS } from '@touchline/contract'
import { expect, test } from 'vitest'
import { createWorld } from './world.ts'

const world = createWorld('touchline')

test('CAT-01: nine sports, more than 45 leagues in categories with priorities', () => {
  expect(world.sports.map((sport) => sport.key).sort()).toEqual([...MATCH_SPORT_KEYS].sort())
  expect(world.tournaments.length).toBeGreaterThanOrEqual(45)
  for (const sport of world.sports) {
    const own = world.tournaments.filter((tournament) => tournament.sport === sport.key)
    expect(new Set(own.map((tournament) => tournament.priority)).size, sport.key).toBe(own.length)
  }
  const categories = new Set(world.categories.map((category) => category.id))
  expect(world.tournaments.every((tournament) => categories.has(tournament.categoryId))).toBe(true)
})

test('the football leagues are the real ones, with real clubs at home in real grounds', () => {
  const names = world.tournaments.filter(({ sport }) => sport === 'football').map(({ names: { en } }) => en)
  expect(names).toEqual(
    expect.arrayContaining([
      'Premier League',
      'Championship',
      'LaLiga',
      'Serie A',
      'Bundesliga',
      '2. Bundesliga',
      'Ligue 1',
      'Eredivisie',
      'Primeira Liga',
      'Champions League',
    ]),
  )
  const arsenal = world.competitors.find((club) => club.name === 'Arsenal')
  expect(arsenal).toMatchObject({ shortName: 'ARS', city: 'London', stadium: 'Emirates Stadium', primary: '#EF0107' })
})

test('ids are unique and do not depend on the seed; strengths do', () => {
  const other = createWorld('another')
  expect(other.competitors.map((club) => club.id)).toEqual(world.competitors.map((club) => club.id))
  expect(other.tournaments.map((league) => league.urn)).toEqual(world.tournaments.map((league) => league.urn))
  expect(other.competitors.map((club) => club.rating)).not.toEqual(world.competitors.map((club) => club.rating))
  for (const list of [world.competitors, world.tournaments, world.categories, world.sports]) {
    expect(new Set(list.map((item) => item.id)).size).toBe(list.length)
  }
})

test('the same seed makes the same world', () => {
  expect(createWorld('touchline')).toEqual(world)
})

test('strengths are spread like those the models are made for, the top of a table above its foot', () => {
  for (const sport of MATCH_SPORT_KEYS) {
    const ratings = world.competitors.filter((club) => club.sport === sport).map((club) => club.rating)
    const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
    const sd = Math.sqrt(ratings.reduce((sum, rating) => sum + (rating - mean) ** 2, 0) / ratings.length)
    expect(Math.abs(mean), sport).toBeLessThan(0.4)
    expect(sd, sport).toBeGreaterThan(0.35)
    expect(sd, sport).toBeLessThan(1.3)
  }
  const rating = (id: number) => world.competitors.find((club) => club.id === id)?.rating ?? Number.NaN
  for (const { field, key } of world.tournaments) {
    const third = Math.max(1, Math.floor(field.length / 3))
    const mean = (ids: readonly number[]) => ids.reduce((sum, id) => sum + rating(id), 0) / ids.length
    expect(mean(field.slice(0, third)), key).toBeGreaterThan(mean(field.slice(-third)))
  }
})

test('e-sports come from their own provider, and one league from a third', () => {
  const cyber = world.tournaments.filter(({ sport }) => ['cs2', 'dota2', 'lol'].includes(sport))
  expect(new Set(cyber.map((league) => league.provider))).toEqual(new Set(['oddin', 'betconstruct']))
  expect(cyber.filter((league) => league.provider === 'oddin').every((league) => league.urn.startsWith('od:'))).toBe(
    true,
  )
  const regular = world.tournaments.filter((league) => !cyber.includes(league))
  expect(regular.every((league) => league.provider === 'betradar' && league.urn.startsWith('sr:'))).toBe(true)
})

test('LOCALE-03: sports, categories and leagues have names in every language', () => {
  for (const { names } of [...world.categories, ...world.tournaments, ...world.sports]) {
    for (const locale of LOCALES) expect(names[locale].length, locale).toBeGreaterThan(0)
  }
  expect(world.sports.find(({ key }) => key === 'football')?.names.de).toBe('Fußball')
  expect(world.categories.find(({ key }) => key === 'germany')?.names.de).toBe('Deutschland')
})
