import { expect, test } from 'vitest'
import { scoredSince } from './goals.ts'

test('a goal is a higher score of a match that was in play before', () => {
  const before = new Map([
    [1, 0],
    [2, 3],
  ])
  expect(scoredSince(before, before)).toBeNull()
  expect(scoredSince(before, new Map([[1, 0]]))).toBeNull()
  // Taken back by the video referee.
  expect(scoredSince(before, new Map([[2, 2]]))).toBeNull()
  // Seen for the first time.
  expect(scoredSince(before, new Map([[3, 2]]))).toBeNull()
  expect(
    scoredSince(
      before,
      new Map([
        [1, 0],
        [2, 4],
      ]),
    ),
  ).toBe(2)
})
