import { expect, test } from 'vitest'
import { hidePersonalNumber, readPersonalNumber } from './personal-number.ts'

const BORN = '1990-02-28'

test.each([
  ['SE', '19900228-1237', '19900228-1237'],
  ['SE', '900228 1237', '19900228-1237'],
  // Of a person who is not registered there.
  ['SE', '900288-1234', '19900288-1234'],
  ['DK', '280290 1234', '280290-1234'],
  ['BR', '529.982.247-25', '529.982.247-25'],
  ['ES', '12345678-z', '12345678Z'],
  ['ES', 'X1234567L', 'X1234567L'],
])('PLAYER-01: %s knows %s as %s', (country, typed, read) => {
  expect(readPersonalNumber(country, typed, BORN)).toBe(read)
})

test.each([
  // A wrong digit, another day of birth, another century, too short.
  ['SE', '19900228-1236'],
  ['SE', '19900227-1238'],
  ['SE', '20900228-1237'],
  ['SE', '00228-1237'],
  ['DK', '270290-1234'],
  ['BR', '529.982.247-26'],
  ['BR', '111.111.111-11'],
  ['ES', '12345678A'],
  ['ES', 'X12345678L'],
  ['DE', '12345678'],
  [null, '19900228-1237'],
])('PLAYER-01: in %s %s is not a personal number', (country, typed) => {
  expect(readPersonalNumber(country, typed, BORN)).toBeNull()
})

test('PLAYER-02: a personal number is shown again without its last four signs', () => {
  expect(['19900228-1237', '280290-1234', '529.982.247-25', '12345678Z'].map(hidePersonalNumber)).toEqual([
    '19900228-••••',
    '280290-••••',
    '529.982.2••-••',
    '12345••••',
  ])
})
