import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOTTERIES } from '../../../../seed/lottery/lotteries.ts'
import { ballsOf } from './held-draw.ts'
import { type PlannedDraw, planDraws } from './plan-draws.ts'

const HOUR_MS = 3_600_000
const NOW = Date.parse('2026-11-20T18:20:00Z')
const ALL = new Set(LOTTERIES.map(({ id }) => id))

test('CAT-08: whenever and however rarely one looks, the draws of the next hour are planned, in equal steps and none twice', () => {
  const gap = fc.oneof(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 12 * HOUR_MS }))
  fc.assert(
    fc.property(fc.array(gap, { minLength: 1, maxLength: 12 }), (gaps) => {
      const planned = new Map<number, PlannedDraw[]>(LOTTERIES.map(({ id }) => [id, []]))
      let at = NOW
      for (const passed of gaps) {
        at += passed
        const until = (id: number) => planned.get(id)?.at(-1)?.startsAt
        for (const draw of planDraws('seed', ALL, until, at)) planned.get(draw.tournamentId)?.push(draw)
        for (const { id, everyMinutes } of LOTTERIES) {
          const starts = (planned.get(id) ?? []).map(({ startsAt }) => startsAt).filter((startsAt) => startsAt > at)
          expect(starts[0]).toBeLessThanOrEqual(at + everyMinutes * 60_000)
          expect(starts.at(-1)).toBeGreaterThan(at + HOUR_MS - everyMinutes * 60_000)
          for (const [i, start] of starts.slice(1).entries())
            expect(start - (starts[i] ?? 0)).toBe(everyMinutes * 60_000)
        }
      }
      const seeds = [...planned.values()].flat().map(({ seed }) => seed)
      expect(new Set(seeds).size).toBe(seeds.length)
    }),
  )
})

test('CAT-08: a draw is the same in every process, another in another world; lotteries without their flag have none', () => {
  const [draw] = planDraws('touchline', ALL, () => undefined, NOW)
  if (draw === undefined) throw new Error('There is no draw.')
  expect(planDraws('touchline', ALL, () => undefined, NOW)[0]).toEqual(draw)
  expect(ballsOf(draw)).toEqual(ballsOf(draw))
  const other = planDraws('another', ALL, () => undefined, NOW)[0] ?? draw
  expect(ballsOf(other)).not.toEqual(ballsOf(draw))
  expect(planDraws('touchline', new Set(), () => undefined, NOW)).toEqual([])
})

test('draws of a day are numbered from 1', () => {
  const midnight = Date.parse('2026-11-21T00:00:00Z')
  const own = planDraws('touchline', ALL, () => midnight - 1, midnight).filter(
    ({ tournamentId }) => tournamentId === LOTTERIES[0]?.id,
  )
  expect(own[0]).toMatchObject({
    startsAt: midnight,
    names: { en: 'Alster Lotto 6/49: draw 1', de: 'Alster-Lotto 6/49: Ziehung 1' },
  })
  expect(own[1]?.names.en).toBe('Alster Lotto 6/49: draw 2')
})
