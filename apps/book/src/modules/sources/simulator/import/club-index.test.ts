import { expect, test } from 'vitest'
import { withoutCountry } from './club-country.ts'
import { createClubIndex, type KnownClub } from './club-index.ts'

function club(id: number, name: string, country: string | null, ...aliases: string[]): KnownClub {
  return { id, name, country, aliases, rating: 0 }
}

const index = createClubIndex([
  club(1, 'Arsenal', 'england', 'Arsenal FC'),
  club(2, 'Bayern München', 'germany', 'FC Bayern München'),
  club(3, 'Atlético Madrid', 'spain', 'Club Atlético de Madrid'),
  club(4, 'Paris FC', 'france'),
  club(5, 'Paris Saint-Germain', 'france', 'PSG'),
  club(6, 'Barcelona', 'spain', 'FC Barcelona'),
  club(7, 'AFC Bournemouth', 'england'),
  club(8, '1. FC Heidenheim', 'germany'),
  club(9, 'Racing Club', 'argentina'),
  club(10, 'Racing Santander', 'spain'),
  club(11, 'Everton', 'england'),
  club(12, 'Everton', 'chile'),
  club(13, 'Brighton & Hove Albion', 'england'),
  club(14, 'SC Freiburg', 'germany'),
  club(15, 'Emelec SC', 'ecuador'),
  club(16, 'Slovan Bratislava', 'slovakia'),
])

function found(name: string, country: string | null = null): number | null {
  return index.find(name, country)?.id ?? null
}

test('accents, case and affixes do not make another club', () => {
  expect(found('arsenal F.C.', 'england')).toBe(1)
  expect(found('Bayern Munchen', 'germany')).toBe(2)
  expect(found('Bournemouth', 'england')).toBe(7)
  expect(found('1. FC Heidenheim 1846', 'germany')).toBe(8)
  expect(found('Brighton and Hove Albion FC', 'england')).toBe(13)
  expect(found('Club Atletico de Madrid', 'spain')).toBe(3)
})

test('clubs that share a word stay apart', () => {
  expect(found('Paris FC', 'france')).toBe(4)
  expect(found('Paris Saint-Germain FC', 'france')).toBe(5)
  expect(found('Racing Club', 'argentina')).toBe(9)
  expect(found('Racing Club de Lens', 'france')).toBe(null)
})

test('the country decides between namesakes, and an unlike club abroad is not meant', () => {
  expect(found('Everton FC', 'england')).toBe(11)
  expect(found('Everton', 'chile')).toBe(12)
  expect(found('Everton')).toBe(null)
  expect(found('Barcelona SC', 'ecuador')).toBe(null)
})

test('a club of another country is found by its exact name: cups cross borders', () => {
  expect(found('FC Barcelona', 'england')).toBe(6)
})

test('a country is behind a name by any of its codes or its English name, in brackets of either form', () => {
  const written = ['(ENG)', '[ENG]', '( eng )', '(England)', '[England]', '(GBR)', '(GB)']
  for (const country of written) expect(found(`Arsenal FC ${country}`), country).toBe(1)
  for (const country of ['(ES)', '(ESP)', '(Spain)']) expect(found(`Barcelona ${country}`, 'england'), country).toBe(6)
  for (const country of ['(CHI)', '(Chile)', '(CL)']) expect(found(`Arsenal ${country}`), country).toBeNull()
})

test('a country is behind a name in brackets and letters of full width, and with spaces around', () => {
  const written = ['（ENG）', '（England）', ' (ENG) ', '\u00a0[ENG]', '（ＥＮＧ）']
  for (const country of written) expect(found(`Arsenal FC${country}`), country).toBe(1)
  expect(withoutCountry('Arsenal（W）', 'england')).toEqual({ name: 'Arsenal（W）', country: null })
})

test('a country is beside a name after a comma, a dash, a slash or a bar, or in brackets before it', () => {
  for (const name of [
    'Arsenal FC, ENG',
    'Arsenal FC - ENG',
    'Arsenal FC – England',
    'Arsenal FC/ENG',
    'Arsenal FC | England',
    '(ENG) Arsenal FC',
    '[England] Arsenal FC',
    'Arsenal FC {ENG}',
  ])
    expect(found(name), name).toBe(1)
  expect(found('Arsenal, CHI')).toBeNull()
  expect(found('(ENG) Everton')).toBe(11)
})

test('what follows a mark and names no country belongs to the name', () => {
  for (const name of [
    'Bodø/Glimt',
    'Brighton - Hove',
    'Racing Club, B',
    'Rot-Weiss Essen',
    'Saint-Étienne',
    '1. FC, II',
  ])
    expect(withoutCountry(name, 'england'), name).toEqual({ name, country: null })
})

test('an abbreviation of clubs in brackets is no country', () => {
  for (const words of ['FC', 'AFC', 'SC', 'AC', 'CF', 'CFC', 'BSC', 'SSC', 'VFB', 'PSV', 'XYZ', 'SU', 'ZZ'])
    expect(withoutCountry(`Arsenal (${words})`, 'england'), words).toEqual({
      name: `Arsenal (${words})`,
      country: null,
    })
  expect(found('Arsenal (FC)', 'england')).toBe(1)
  expect(found('Arsenal [SC]', 'england')).toBe(1)
  expect(found('Freiburg (SC)', 'germany')).toBe(14)
  expect(found('Freiburg (SC)', 'europe')).toBe(14)
  expect(found('Emelec (SC)', 'international')).toBe(15)
  expect(found('Emelec (SC)', 'spain')).toBe(15)
})

test('a code that is also an abbreviation of clubs is a country in leagues of that country and of several', () => {
  expect(found('Slovan Bratislava (SK)', 'slovakia')).toBe(16)
  expect(withoutCountry('Slovan (SK)', 'slovakia')).toEqual({ name: 'Slovan', country: 'slovakia' })
  expect(withoutCountry('Slovan (SK)', 'europe')).toEqual({ name: 'Slovan', country: 'elsewhere' })
  expect(withoutCountry('Slovan (SK)', 'norway')).toEqual({ name: 'Slovan (SK)', country: null })
})

test('codes of ISO 3166, FIFA and the IOC are countries', () => {
  for (const code of ['DE', 'DEU', 'GER'])
    expect(withoutCountry(`X (${code})`, 'england').country, code).toBe('germany')
  for (const code of ['CHI', 'CHL', 'KSA', 'SAU', 'RSA', 'UAE', 'KVX', 'WAL', 'NIR', 'SVK', 'SK'])
    expect(withoutCountry(`X (${code})`, 'europe'), code).toEqual({ name: 'X', country: 'elsewhere' })
})

test('words in brackets that name no country belong to the name', () => {
  for (const words of ['(II)', '(B)', '(Women)', '(U19)', '(Minsk)', '(Europe)'])
    expect(withoutCountry(`Arsenal ${words}`), words).toEqual({ name: `Arsenal ${words}`, country: null })
  expect(withoutCountry('Galaxy (United States)')).toEqual({ name: 'Galaxy', country: 'usa' })
})
