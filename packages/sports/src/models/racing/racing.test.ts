import { deadHeatFactor } from '@touchline/betting'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceBook } from '../../pricing/book.ts'
import { createRng } from '../../rng.ts'
import { decideRace, placeChances, placeSpecifier, placesFor, placesOf, raceFair, runRace } from './index.ts'

const strengths = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 2, maxLength: 10 })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('chances of runners', () => {
  test('CAT-08: chances to be among the first k add up to k, and grow with k and with strength', () => {
    fc.assert(
      fc.property(strengths, (own) => {
        const byPlaces = [1, 2, 3, 4].map((places) => placeChances(own, places))
        byPlaces.forEach((chances, i) => {
          expect(sum(chances)).toBeCloseTo(Math.min(i + 1, own.length), 9)
          chances.forEach((chance, runner) => {
            expect(chance).toBeGreaterThanOrEqual((byPlaces[i - 1]?.[runner] ?? 0) - 1e-12)
            expect(chance).toBeLessThanOrEqual(1 + 1e-12)
            own.forEach((strength, other) => {
              if (strength < (own[runner] ?? 0)) expect(chances[other] ?? 0).toBeLessThanOrEqual(chance + 1e-12)
            })
          })
        })
      }),
      { numRuns: 60 },
    )
  })

  test('CAT-08: the winner is Plackett-Luce; with even strengths every place is as likely', () => {
    const chances = placeChances([Math.log(3), Math.log(2), 0], 1)
    expect(chances[0]).toBeCloseTo(3 / 6, 12)
    expect(chances[2]).toBeCloseTo(1 / 6, 12)
    for (const chance of placeChances([1, 1, 1, 1, 1], 2)) expect(chance).toBeCloseTo(2 / 5, 12)
  })

  test('CAT-08: favourites place less often than Harville’s model: strength matters less behind the winner', () => {
    const weights = [4, 2, 1, 1]
    const total = sum(weights)
    const harville = (4 / total) * 1 + sum([2, 1, 1].map((w) => ((w / total) * 4) / (total - w)))
    const placed = placeChances(weights.map(Math.log), 2)[0] ?? 0
    expect(placed).toBeLessThan(harville)
    expect(placed).toBeGreaterThan(placeChances(weights.map(Math.log), 1)[0] ?? 0)
  })

  test('CAT-08: races as they are run come out as they are priced', () => {
    const runners = [1.1, 0.6, 0.2, 0, -0.3, -0.7, -0.9, -1.4].map((strength, id) => ({ id, strength }))
    const rng = createRng('calibration of races')
    const races = 30_000
    const counts = new Map([1, 3].map((places) => [places, runners.map(() => 0)]))
    for (let race = 0; race < races; race++) {
      const finish = placesOf(runRace(runners, rng))
      for (const [places, own] of counts) {
        // A dead heat pays the share that is left: that is what a price is worth.
        for (const { runner, place } of finish) {
          if (place > places) continue
          const level = finish.filter((other) => other.place === place).length
          const { n, d } = deadHeatFactor(places - place + 1, level)
          own[runner.id] = (own[runner.id] ?? 0) + Number(n) / Number(d)
        }
      }
    }
    for (const [places, own] of counts) {
      const priced = placeChances(
        runners.map(({ strength }) => strength),
        places,
      )
      own.forEach((count, runner) => {
        const chance = priced[runner] ?? 0
        const error = Math.sqrt((chance * (1 - chance)) / races)
        expect(Math.abs(count / races - chance), `runner ${runner}, ${places} places`).toBeLessThan(4 * error + 0.002)
      })
    }
  })
})

describe('markets of a race', () => {
  test('CAT-08: places are paid by the standard terms', () => {
    expect([2, 4, 5, 7, 8, 15, 16, 20].map(placesFor)).toEqual([0, 0, 2, 2, 3, 3, 4, 4])
  })

  test('CAT-08: win and place are priced at or below the fair price, with the margin; a withdrawn runner has no price', () => {
    const runners = [0.8, 0.3, 0.1, -0.2, -0.5, -1, 0.4, 0].map((strength, i) => ({
      id: `racing:competitor:${i}`,
      strength,
      isOut: i === 4,
    }))
    const book = priceBook(raceFair(runners, 3), { sport: 'horse-racing', phase: 'prematch', betStop: null })
    expect(book.map(({ id, specifier }) => [id, specifier])).toEqual([
      [9001, ''],
      [9002, 'places=3'],
    ])
    for (const [i, paid] of [1, 3].entries()) {
      const outcomes = book[i]?.outcomes ?? []
      expect(outcomes).toHaveLength(8)
      expect(outcomes[4]).toMatchObject({ active: false, odds: 0 })
      const active = outcomes.filter(({ active: isActive }) => isActive)
      for (const { odds, probability } of active) expect((odds / 10_000) * probability).toBeLessThanOrEqual(1)
      expect(sum(active.map(({ odds }) => 10_000 / odds))).toBeGreaterThan(paid * 1.05)
    }
    expect(raceFair(runners.slice(3, 5), 0)).toEqual([])
  })

  test('CAT-08: what a market pays for all runners is as many stakes as it has places, dead heats or not', () => {
    const field = fc.record({
      seed: fc.string(),
      paid: fc.integer({ min: 1, max: 4 }),
      levels: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 6 }),
    })
    fc.assert(
      fc.property(field, ({ paid, levels }) => {
        let next = 0
        const finish = placesOf(levels.map((level) => Array.from({ length: level }, () => `h${next++}`)))
        const finishers = [...finish.map(({ runner, place }) => ({ id: runner, place })), { id: 'out', place: null }]
        const market = paid === 1 ? { id: 9001, specifier: '' } : { id: 9002, specifier: placeSpecifier(paid) }
        const results = decideRace(finishers, market)
        expect(results.out).toEqual({ result: 'void', deadHeatFactor: null })
        const shares = Object.values(results).map(({ result, deadHeatFactor: factor }) => {
          if (result !== 'win') return 0
          const [n = 1, d = 1] = factor === null ? [] : factor.split('/').map(Number)
          return n / d
        })
        expect(sum(shares)).toBeCloseTo(Math.min(paid, finish.length), 9)
      }),
    )
  })
})
