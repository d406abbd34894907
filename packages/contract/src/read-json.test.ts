import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_JSON_DEPTH, readJson, sizeOfJson } from './read-json.ts'

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

test('JSON of a few levels reads as it is, brackets in texts and quotes in quotes do not count', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value)
      expect(sizeOfJson(text).depth).toBe(depthOf(value))
      expect(readJson(text)).toEqual(JSON.parse(text))
    }),
  )
  expect(sizeOfJson(JSON.stringify({ a: '[[{"\\' }))).toEqual({ depth: 1, entries: 1 })
})

test('any number of levels too many is no JSON, and no failure of ours', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const nested = (levels: number) => `${open.repeat(levels)}0${close.repeat(levels)}`
    expect(depthOf(readJson(nested(MAX_JSON_DEPTH)))).toBe(MAX_JSON_DEPTH)
    for (const levels of [MAX_JSON_DEPTH + 1, 5_000, 150_000]) {
      expect(() => readJson(nested(levels))).toThrow(SyntaxError)
      expect(() => readJson(open.repeat(levels))).toThrow(SyntaxError)
    }
  }
})
