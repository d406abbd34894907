import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMargin, MARGIN_METHODS, marginOf, removeMargin } from './index.ts'

const books = fc
  .array(fc.integer({ min: 2, max: 100 }), { minLength: 2, maxLength: 8 })
  .map((weights) => weights.map((weight) => weight / weights.reduce((sum, w) => sum + w, 0)))
const margins = fc.integer({ min: 1, max: 15 }).map((percent) => percent / 100)
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

test('a margin put on is the margin of the book, by every method', () => {
  fc.assert(
    fc.property(books, margins, fc.constantFrom(...MARGIN_METHODS), (book, margin, method) => {
      expect(marginOf(addMargin(book, margin, method))).toBeCloseTo(margin, 9)
    }),
  )
})

test('removing a margin by the method it was put on with gives the fair book back', () => {
  fc.assert(
    fc.property(books, margins, fc.constantFrom(...MARGIN_METHODS), (book, margin, method) => {
      const fair = removeMargin(addMargin(book, margin, method), method).probabilities
      expect(sumOf(fair)).toBeCloseTo(1, 9)
      for (const [at, probability] of book.entries()) expect(fair[at]).toBeCloseTo(probability, 7)
    }),
  )
})

test('power and Shin take more from long shots than from favourites', () => {
  const [favourite = 0, longShot = 0] = [0, 1].map((at) => removeMargin([1.2, 5.5], 'multiplicative').probabilities[at])
  for (const method of ['power', 'shin'] as const) {
    const fair = removeMargin([1.2, 5.5], method).probabilities
    expect(fair[0]).toBeGreaterThan(favourite)
    expect(fair[1]).toBeLessThan(longShot)
  }
})

test('a book without margin is left as it is', () => {
  for (const method of MARGIN_METHODS) {
    const { probabilities } = removeMargin([2, 4, 4], method)
    expect(probabilities.map((p) => p.toFixed(9))).toEqual(['0.500000000', '0.250000000', '0.250000000'])
  }
  expect(removeMargin([2.2, 2.2], 'shin')).toEqual({ probabilities: [0.5, 0.5], parameter: 0 })
})
