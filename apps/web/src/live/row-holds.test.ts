import { expect, test } from 'vitest'
import { createRowHolds } from './row-holds.ts'

test('LIVE-01: a list holds as many channels as it may, and rows move up as others leave', () => {
  const held: number[] = []
  const holdRow = createRowHolds((id) => {
    held.push(id)
    return () => held.splice(held.indexOf(id), 1)
  }, 2)
  const first = holdRow(1)
  holdRow(2)
  const third = holdRow(3)
  expect(held).toEqual([1, 2])
  first()
  expect(held).toEqual([2, 3])
  third()
  third()
  expect(held).toEqual([2])
})
