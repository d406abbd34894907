import { expect, test } from 'vitest'
import { believedSetup } from './drift.ts'

const SETUP = { home: { id: 1, rating: 0.4 }, away: { id: 2, rating: -0.2 }, bestOf: 0, tempo: 1 }
const DAY_MS = 86_400_000

test('the prior of a match is its own, moves slowly and ends at the truth', () => {
  expect(believedSetup(SETUP, 'a', 0)).toEqual(SETUP)
  expect(believedSetup(SETUP, 'a', -5_000)).toEqual(SETUP)
  const far = believedSetup(SETUP, 'a', 3 * DAY_MS)
  expect(far).toEqual(believedSetup(SETUP, 'a', 3 * DAY_MS))
  expect(far.home.rating).not.toBe(believedSetup(SETUP, 'b', 3 * DAY_MS).home.rating)
  for (let left = 3 * DAY_MS; left > 0; left -= DAY_MS / 96) {
    const now = believedSetup(SETUP, 'a', left)
    const later = believedSetup(SETUP, 'a', left - 60_000)
    expect(Math.abs(now.home.rating - SETUP.home.rating)).toBeLessThan(0.15)
    expect(Math.abs(later.home.rating - now.home.rating)).toBeLessThan(0.02)
  }
  expect(Math.abs(believedSetup(SETUP, 'a', 60_000).home.rating - 0.4)).toBeLessThan(0.003)
})
