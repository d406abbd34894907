import { expect, test } from 'vitest'
import { nearest } from './move-focus.ts'

const ROWS = [
  { x: 10, y: 10 },
  { x: 80, y: 10 },
  { x: 150, y: 10 },
  { x: 10, y: 60 },
  { x: 82, y: 60 },
]

test('arrow keys find the price beside, above and below, and stop at the edge', () => {
  expect(nearest({ x: 80, y: 10 }, ROWS, 'ArrowRight')).toBe(2)
  expect(nearest({ x: 80, y: 10 }, ROWS, 'ArrowLeft')).toBe(0)
  expect(nearest({ x: 80, y: 10 }, ROWS, 'ArrowDown')).toBe(4)
  expect(nearest({ x: 82, y: 60 }, ROWS, 'ArrowUp')).toBe(1)
  expect(nearest({ x: 150, y: 10 }, ROWS, 'ArrowRight')).toBe(-1)
  expect(nearest({ x: 10, y: 60 }, ROWS, 'ArrowDown')).toBe(-1)
})
