import { expect, test } from 'vitest'
import { readPriorities } from './priorities.ts'

test('CAT-01: priorities name a sport, a category in it or a league in that', () => {
  expect([...readPriorities(' tennis=1, football/england=2,football/england/premier-league=3,')]).toEqual([
    ['tennis', 1],
    ['football/england', 2],
    ['football/england/premier-league', 3],
  ])
  expect(readPriorities(undefined).size).toBe(0)
})

test('CAT-01: what cannot be read is named', () => {
  for (const text of ['curling=1', 'football', 'football=-1', 'football/a/b/c=1', 'football/=1', 'football=1=2', '/=1'])
    expect(() => readPriorities(text)).toThrow(`'${text}'`)
})
