import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalEmail, normalNames, normalWord } from './normal-name.ts'
import { createPersonKeys, type Particulars } from './person-keys.ts'

const ANNA: Particulars = {
  country: 'SE',
  email: 'anna.berg@example.com',
  phones: ['+46701234567'],
  first_name: 'Anna',
  last_name: 'Öberg',
  born_on: '1990-02-28',
  personal_number: '19900228-1237',
  homes: [{ postal_code: '111 43', city: 'Malmö' }],
}
const persons = createPersonKeys('secret')
const hashes = (person: Partial<Particulars>, kind: string) =>
  persons.keysOf({ ...ANNA, ...person }).flatMap((key) => (key.kind === kind ? [key.hash] : []))

/** Whether two accounts share a key of this kind. */
const shares = (kind: string, ...[one, other]: readonly Partial<Particulars>[]) =>
  hashes(one ?? {}, kind).some((hash) => hashes(other ?? {}, kind).includes(hash))

const NAMES = [
  'Åsa',
  'Zoë',
  'Jean-Luc',
  'Müller',
  'O’Brien',
  'Łoś',
  'Đorđe',
  'Şahin',
  'García',
  'Öberg',
  'Weiß',
  'Ñusta',
] as const
const name = fc.constantFrom(...NAMES)

/** The same name as typed by a person who does not want to be recognised, or has another keyboard. */
const typed = (text: string) =>
  fc
    .tuple(fc.constantFrom('NFC', 'NFD'), fc.boolean(), fc.boolean(), fc.constantFrom('', ' ', '  '))
    .map(([form, isUpper, isBare, space]) => {
      const bare = isBare ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
      return `${space}${isUpper ? bare.toUpperCase() : bare.toLowerCase()}${space}`.normalize(form)
    })

test('SAFE-04: a name is known again in any case, with and without marks, in any order and field', () => {
  const two = fc
    .tuple(name, name)
    .chain(([first, last]) => fc.tuple(fc.constant([first, last] as const), typed(first), typed(last), fc.boolean()))
  fc.assert(
    fc.property(two, ([[first, last], one, other, isTurned]) => {
      const again = isTurned ? { first_name: other, last_name: one } : { first_name: one, last_name: other }
      expect(shares('name', { first_name: first, last_name: last }, again)).toBe(true)
    }),
  )
})

test('SAFE-04: another script, another spelling and a middle name are the same name; another day of birth is another person', () => {
  const same: readonly (readonly [string, string])[] = [
    ['Müller', 'Mueller'],
    ['Åberg', 'Aaberg'],
    ['Weiß', 'Weiss'],
    ['Юлия', 'Yulia'],
    ['Сергей', 'Sergei'],
    ['Щербаков', 'Shcherbakov'],
    ['Γιώργος', 'Giorgos'],
    ['Ｏberg', 'Oberg'],
    ['Carl', 'Karl'],
    ['O’Brien', 'OBrien'],
  ]
  for (const [one, other] of same) expect([one, normalWord(one)]).toEqual([one, normalWord(other)])
  expect(shares('name', { first_name: 'Anna Maria' }, { first_name: 'Anna' })).toBe(true)
  expect(shares('name', {}, { born_on: '1990-02-27' })).toBe(false)
  expect(shares('name', {}, { first_name: 'Eva' })).toBe(false)
  expect(shares('name', { first_name: null }, { first_name: null })).toBe(false)
})

test('SAFE-04: different names stay different people', () => {
  fc.assert(
    fc.property(name, name, name, name, (a, b, c, d) => {
      const isSame = [a, b].toSorted().join() === [c, d].toSorted().join()
      expect(normalNames(a, b)[0] === normalNames(c, d)[0]).toBe(isSame)
    }),
  )
})

test('SAFE-04: a mailbox is one whatever follows a plus and between dots; a box of signs alone stays as it is', () => {
  for (const again of [
    'anna.berg+2@example.com',
    'ANNA.BERG@example.com',
    'annaberg@example.com',
    'ａnnaberg@example.com',
  ])
    expect([again, normalEmail(again)]).toEqual([again, 'annaberg@example.com'])
  expect(normalEmail('a.b@googlemail.com')).toBe('ab@gmail.com')
  expect(normalEmail('+1@example.com')).toBe('+1@example.com')
  expect(normalEmail('anna@example.org')).not.toBe(normalEmail('anna@example.com'))
})

test('SAFE-04: only hashes with this secret are stored, and a personal number belongs to one country', () => {
  const text = JSON.stringify(persons.keysOf(ANNA))
  expect(text).not.toMatch(/anna|berg|1990|4670|example/i)
  const others = createPersonKeys('another')
    .keysOf(ANNA)
    .map(({ hash }) => hash)
  for (const { hash } of persons.keysOf(ANNA)) expect(others).not.toContain(hash)
  expect(shares('personal_number', {}, { country: 'DK' })).toBe(false)
  expect(shares('home', {}, { homes: [{ postal_code: '11143', city: null }] })).toBe(true)
  expect(shares('home', {}, { homes: [{ postal_code: '211 42', city: 'Solna' }] })).toBe(false)
})
