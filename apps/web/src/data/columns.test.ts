import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Columns, type Json, pack, unpack } from './columns.ts'

const throughPage = (rows: readonly Json[]) => unpack(JSON.parse(JSON.stringify(pack(rows))) as Columns, rows.length)

/** A list after JSON, which has no negative zero. */
const asJson = (rows: readonly Json[]) => JSON.parse(JSON.stringify(rows)) as Json

const json = fc.jsonValue({ noUnicodeString: false }) as fc.Arbitrary<Json>
/** Rows as in responses: mostly alike, with lists and empty values. */
const row = fc.record({
  id: fc.nat(),
  name: fc.constantFrom('Ajax', 'Bayern', '<b>'),
  market: fc.option(
    fc.record({ id: fc.nat(3), outcomes: fc.array(fc.record({ odds: fc.nat(), active: fc.boolean() })) }),
  ),
  counters: fc.dictionary(fc.constantFrom('goals', 'corners', '__proto__'), fc.nat(9)),
  groups: fc.array(fc.constantFrom('all', 'main')),
})

test('PERF-01: a list comes out of a page as it went in, whatever is in it', () => {
  for (const rows of [fc.array(json, { maxLength: 12 }), fc.array(row as fc.Arbitrary<Json>, { maxLength: 12 })]) {
    fc.assert(
      fc.property(rows, (list) => {
        expect(throughPage(list)).toEqual(asJson(list))
      }),
      { examples: [[[{ '': -0 }]]] },
    )
  }
})

test('PERF-01: rows that are alike say their keys, and what they share, once', () => {
  const rows = [1, 2, 3].map((id) => ({ id, sport: { key: 'football', name: 'Football' }, odds: [id * 2, 5] }))
  expect(pack(rows)).toEqual({
    k: ['id', 'sport', 'odds'],
    c: [
      [1, 2, 3],
      { k: ['key', 'name'], c: [{ e: 'football' }, { e: 'Football' }] },
      { l: { e: 2 }, i: [2, 5, 4, 5, 6, 5] },
    ],
  })
})
