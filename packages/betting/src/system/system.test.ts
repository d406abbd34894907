import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction } from '../fraction/index.ts'
import { choose, isEqual, ratio, sumOfLines } from '../testing/rational-oracle.ts'
import { binomial, elementarySymmetric, parseSystemId, systemTypes, systemTypesOf } from './index.ts'
import { lineCount, NAMED_BETS } from './named-bets.ts'

const odds = fc.array(fc.integer({ min: 0, max: 1_010_000 }), { minLength: 1, maxLength: 8 })

test('SLIP-04: the lines of a system are the ways to choose its winners', () => {
  const items = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  for (let k = 0; k <= 9; k++) expect(binomial(9, k)).toBe(BigInt(choose(items, k).length))
  expect(binomial(40, 20)).toBe(137_846_528_820n)
  expect([binomial(3, 4), binomial(3, -1)]).toEqual([0n, 0n])
})

test('SLIP-04: the sum over all lines agrees with writing every line down', () => {
  fc.assert(
    fc.property(odds, fc.nat({ max: 8 }), (scaled, k) => {
      const sum = elementarySymmetric(
        scaled.map((price) => fraction(price, 10_000)),
        k,
      )
      const oracle = sumOfLines(
        scaled.map((price) => ratio(price, 10_000)),
        k,
      )
      expect(isEqual({ top: sum.n, bottom: sum.d }, oracle)).toBe(true)
    }),
  )
})

test('SLIP-04: a system of 20 of 40 is worked out without writing lines down', () => {
  const legs = new Array(40).fill(fraction(2))
  expect(elementarySymmetric(legs, 20)).toEqual(fraction(137_846_528_820n * 2n ** 20n))
})

test('SLIP-04: system types are sorted by total count, then by win count', () => {
  expect(systemTypes(5).map((type) => type.id)).toEqual(['2/3', '2/4', '3/4', '2/5', '3/5', '4/5'])
  expect(systemTypesOf(2)).toEqual([])
  expect(systemTypes(40)).toHaveLength(741)
})

test('SLIP-04: a system id names winners and selections, and nothing that is a single or a combo', () => {
  expect(parseSystemId('2/4')).toEqual({ id: '2/4', winCount: 2, totalCount: 4 })
  for (const id of ['1/4', '4/4', '5/4', '2/41', '2-4', '', 'x', '2/4/6', '02/04x', '02/03', '2/03', '02/3', '2/4 ']) {
    expect(parseSystemId(id), id).toBeUndefined()
  }
})

test('the named full cover bets have their known number of lines', () => {
  const lines = Object.fromEntries(NAMED_BETS.map((bet) => [bet.name, Number(lineCount(bet.selections, bet.folds))]))
  expect(lines).toEqual({
    trixie: 4,
    yankee: 11,
    canadian: 26,
    'super yankee': 26,
    heinz: 57,
    'super heinz': 120,
    goliath: 247,
    patent: 7,
    'lucky 15': 15,
    'lucky 31': 31,
    'lucky 63': 63,
  })
})
