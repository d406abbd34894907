import { expect, test } from 'vitest'
import { readSportPriorities } from './sport-priorities.ts'

test('CAT-01: priorities of sports are read by key, and a mistake is named', () => {
  expect([...readSportPriorities(' tennis=1, football=2 ')]).toEqual([
    ['tennis', 1],
    ['football', 2],
  ])
  expect(readSportPriorities(undefined).size).toBe(0)
  for (const wrong of ['curling=1', 'tennis', 'tennis=-1', 'tennis=1=2', 'tennis=x'])
    expect(() => readSportPriorities(wrong)).toThrow(`'${wrong}'`)
})
