import type { SiteProblem } from '@touchline/contract'
import { expect, test } from 'vitest'
import { listedProblems } from './stored-file.ts'

const problem = (path: string, message: string): SiteProblem => ({ path, message, refused: false, rule: 'unknown' })

test('BLOCK-06: the first problem of each place is listed, of 90,000 places as quickly as they can be looked at', () => {
  expect(listedProblems([problem('a', 'first'), problem('b', 'other'), problem('a', 'second')])).toEqual([
    { path: 'a', message: 'first', refused: false },
    { path: 'b', message: 'other', refused: false },
  ])
  const many = Array.from({ length: 90_000 }, (_, at) => problem(`unknown${at}`, 'is not known'))
  const timeOf = (work: () => unknown) => {
    const began = performance.now()
    work()
    return performance.now() - began
  }
  const floor = timeOf(() => JSON.stringify(many))
  expect(timeOf(() => expect(listedProblems(many)).toHaveLength(200))).toBeLessThan(20 * floor)
})
