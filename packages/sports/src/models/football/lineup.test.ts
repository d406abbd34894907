import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRng } from '../../rng.ts'
import { footballLineup } from './lineup.ts'

test('MATCH-02: eleven begin with one goalkeeper, in the named formation, and no player has two places', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), fc.string(), (competitor, seed) => {
      const { formation, starting, bench, absent } = footballLineup(competitor, createRng(seed))
      expect(starting).toHaveLength(11)
      expect(starting[0]?.position).toBe('goalkeeper')
      const lines = (['defender', 'midfielder', 'forward'] as const).map(
        (line) => starting.filter(({ position }) => position === line).length,
      )
      expect(formation).toBe(lines.join('-'))
      const ids = [...starting, ...bench, ...absent].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(absent.length).toBeLessThanOrEqual(2)
    }),
  )
})

test('MATCH-02: a match keeps its line-up, and every player who is priced as a scorer is in it', () => {
  const lineup = footballLineup(101, createRng('m7'))
  expect(footballLineup(101, createRng('m7'))).toEqual(lineup)
  const there = [...lineup.starting, ...lineup.bench].map(({ shirt }) => shirt)
  for (const scorer of [9, 11, 7, 10, 8, 6, 14, 4, 5, 2, 3, 19, 17, 22]) expect(there).toContain(scorer)
})
