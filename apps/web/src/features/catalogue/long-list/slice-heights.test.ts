import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSliceHeights, type Shape } from './slice-heights.ts'

const shape = fc
  .integer({ min: 1, max: 30 })
  .chain((rows) => fc.record({ rows: fc.constant(rows), cards: fc.integer({ min: 1, max: rows }) }))
const px = fc.integer({ min: 24, max: 300 })

test('CAT-09: a slice that was never drawn is as high as one of its shape that was', () => {
  fc.assert(
    fc.property(shape, shape, px, px, (drawn, other, row, card) => {
      const heights = createSliceHeights()
      const high = ({ rows, cards }: Shape) => rows * row + cards * card
      expect(heights.farHeight('other', other)).toBeUndefined()
      heights.learn(drawn, { height: high(drawn), row })
      expect(heights.farHeight('other', other)).toBeCloseTo(high(other), 6)
    }),
  )
})

test('CAT-09: one that was there is as high as it was', () => {
  fc.assert(
    fc.property(shape, px, px, (drawn, row, height) => {
      const heights = createSliceHeights()
      heights.learn(drawn, { height: 4 * height, row })
      heights.keep('it', height)
      expect(heights.farHeight('it', drawn)).toBe(height)
      heights.keep('it', undefined)
      expect(heights.farHeight('it', drawn)).toBeUndefined()
    }),
  )
})

test('CAT-09: the height of a slice without rows is estimated from its contents', () => {
  fc.assert(
    fc.property(shape, px, (drawn, height) => {
      const heights = createSliceHeights()
      heights.learn(drawn, { height, row: 0 })
      expect(heights.farHeight('other', { rows: drawn.rows, cards: 1 })).toBeCloseTo(height, 6)
    }),
  )
})

test('CAT-09: a hidden row is not measured', () => {
  const heights = createSliceHeights()
  heights.learn({ rows: 4, cards: 1 }, { height: 0, row: 0 })
  expect(heights.farHeight('it', { rows: 4, cards: 1 })).toBeUndefined()
})

test('CAT-09: one that comes into sight for the first time is drawn at once', () => {
  const heights = createSliceHeights()
  heights.learn({ rows: 4, cards: 1 }, { height: 268, row: 57 })
  expect(heights.farHeight('it', null)).toBeUndefined()
  heights.keep('it', 268)
  expect(heights.farHeight('it', null)).toBe(268)
})
