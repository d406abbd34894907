import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyStatements, type MarketStatement } from './apply-statements.ts'

const settled = (
  messageAt: number,
  outcomes: Readonly<Record<string, 'win' | 'lose' | 'void' | null>>,
): MarketStatement => ({
  kind: 'settled',
  messageAt,
  place: 0,
  outcomes: Object.fromEntries(Object.entries(outcomes).map(([id, result]) => [id, { result, deadHeatFactor: null }])),
  others: null,
  finalText: '',
  voidReason: null,
})
const takenBack = (messageAt: number, outcomes: readonly string[] | null): MarketStatement => ({
  kind: 'taken_back',
  messageAt,
  place: 0,
  outcomes,
})
const results = (statements: readonly MarketStatement[]) =>
  Object.fromEntries([...applyStatements(statements).outcomes].map(([id, { result }]) => [id, result]))

test('BETS-01: taking back the result of one outcome leaves those of the others', () => {
  const both = settled(1, { ada: 'win', ben: 'win' })
  expect(results([both, takenBack(2, ['ben'])])).toEqual({ ada: 'win', ben: null })
  expect(results([both, takenBack(2, null)])).toEqual({})
})

test('BETS-01: an older result of one outcome counts, though a newer one of another came first', () => {
  const facts = applyStatements([settled(10, { ada: 'win' }), settled(5, { ben: 'lose' })])
  expect([facts.outcomes.get('ada')?.decidedAt, facts.outcomes.get('ben')?.decidedAt]).toEqual([10, 5])
})

const STATEMENT = fc.oneof(
  fc
    .dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('win' as const, 'lose' as const, 'void' as const, null))
    .map((outcomes) => (at: number) => settled(at, outcomes)),
  fc.option(fc.uniqueArray(fc.constantFrom('a', 'b', 'c'))).map((outcomes) => (at: number) => takenBack(at, outcomes)),
)

test('BETS-01: of one moment a result that is stated again counts after the one taken back, and of two results their content decides', () => {
  const [won, lost] = [settled(2, { ada: 'win' }), settled(2, { ada: 'lose' })]
  expect(results([won, takenBack(2, ['ada'])])).toEqual({ ada: 'win' })
  expect(results([lost, takenBack(2, null)])).toEqual({ ada: 'lose' })
  expect(results([won, lost])).toEqual(results([lost, won]))
})

test('BETS-01: what has no time of its own counts in the order in which it came', () => {
  expect(
    results([
      { ...takenBack(2, null), place: 2 },
      { ...settled(2, { ada: 'win' }), place: 1 },
    ]),
  ).toEqual({})
})

test('BETS-01: in any order and however often statements arrive, a market has the state of their order in time', () => {
  fc.assert(
    fc.property(fc.array(STATEMENT, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (makes, keys) => {
      // Some of them share a moment.
      const inTime = makes.map((make, i) => make(1 + Math.floor(i / 2)))
      const arrived = [...inTime, ...inTime.slice(0, 3)]
        .map((statement) => ({ statement, key: Number(keys.next().value) }))
        .sort((a, b) => a.key - b.key)
        .map(({ statement }) => statement)
      expect(applyStatements(arrived)).toEqual(applyStatements(inTime))
    }),
  )
})
