import { expect, test } from 'vitest'
import { rovingMove, rovingTarget } from './roving.ts'

test('arrows go to the neighbour and wrap at the ends', () => {
  expect(rovingTarget(0, 3, 'next')).toBe(1)
  expect(rovingTarget(2, 3, 'next')).toBe(0)
  expect(rovingTarget(0, 3, 'previous')).toBe(2)
  expect(rovingTarget(1, 3, 'first')).toBe(0)
  expect(rovingTarget(1, 3, 'last')).toBe(2)
})

test('LOCALE-02: the right arrow goes to the tab on the right, also in right-to-left text', () => {
  expect(rovingMove('ArrowRight', false)).toBe('next')
  expect(rovingMove('ArrowRight', true)).toBe('previous')
  expect(rovingMove('ArrowLeft', true)).toBe('next')
})

test('other keys keep their own meaning', () => {
  expect(rovingMove('Enter', false)).toBeUndefined()
  expect(rovingMove('Tab', false)).toBeUndefined()
})
