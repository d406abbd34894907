import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostNumbers, quickPick, toggledNumber } from './picked-numbers.ts'

test('CAT-08: a quick pick is so many different numbers of the machine, whatever chance says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 6 }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (pool, count, chances) => {
        const picked = quickPick(pool, count, () => chances.next().value ?? 0)
        expect(new Set(picked).size).toBe(Math.min(pool, count))
        expect(picked.every((number) => number >= 1 && number <= pool)).toBe(true)
        expect([...picked].sort((a, b) => a - b)).toEqual(picked)
      },
    ),
  )
})

test('CAT-08: a ticket takes no more numbers than are drawn, and gives one back at the second press', () => {
  const most = mostNumbers(3)
  expect(most).toBe(3)
  expect(mostNumbers(20)).toBe(5)
  const full = [7, 3, 9].reduce<readonly number[]>((picked, number) => toggledNumber(picked, number, most), [])
  expect(full).toEqual([3, 7, 9])
  expect(toggledNumber(full, 12, most)).toEqual(full)
  expect(toggledNumber(full, 7, most)).toEqual([3, 9])
})
