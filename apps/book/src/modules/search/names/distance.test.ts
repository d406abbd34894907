import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance } from './distance.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

/** The recurrence as the textbook has it, without a table. */
function slow(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [x, y] = [a.slice(0, -1), b.slice(0, -1)]
  let best = Math.min(slow(x, b) + 1, slow(a, y) + 1, slow(x, y) + (a.at(-1) === b.at(-1) ? 0 : 1))
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    best = Math.min(best, slow(a.slice(0, -2), b.slice(0, -2)) + 1)
  }
  return best
}

test('CAT-07: errors are counted as the definition counts them, up to the limit', () => {
  const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
  fc.assert(
    fc.property(short, short, fc.integer({ min: 0, max: 3 }), (typed, word, limit) => {
      const beginnings = Array.from({ length: word.length + 1 }, (_, end) => slow(typed, word.slice(0, end)))
      const cap = (errors: number) => Math.min(errors, limit + 1)
      expect(distance(typed, word, limit)).toEqual({
        whole: cap(slow(typed, word)),
        beginning: cap(Math.min(...beginnings)),
      })
    }),
    { numRuns: 500 },
  )
})

test('CAT-07: no error is none, and order does not matter to a whole word', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      expect(distance(a, a, 2).whole).toBe(0)
      expect(distance(a, b, 8).whole).toBe(distance(b, a, 8).whole)
    }),
  )
})

test('CAT-07: words longer than any name do no harm', () => {
  expect(distance('a'.repeat(500), 'a'.repeat(500), 2).whole).toBeLessThanOrEqual(3)
  expect(distance('', 'abc', 2)).toEqual({ whole: 3, beginning: 0 })
})
