import { describe, expect, test } from 'vitest'
import { aMarket } from '../../testing/catalogue.ts'
import { arranged } from './score-grid.ts'

const scores = (names: readonly string[]) =>
  aMarket({
    columns: 3,
    outcomes: names.map((name, at) => ({ id: `${at}`, name, key: null, active: true, odds: 50_000 })),
  })
const namesOf = (market: ReturnType<typeof aMarket>) => arranged(market).map((outcome) => outcome?.name ?? '')

describe('outcomes in rows', () => {
  test('MATCH-01: correct scores are in columns, home wins, draws and away wins, the lowest first', () => {
    const market = scores(['0:0', '2:1', '1:0', '1:1', '0:1', '3:0', '0:2', '2:0', 'Any other'])
    expect(namesOf(market)).toEqual([
      '1:0',
      '0:0',
      '0:1',
      '2:0',
      '1:1',
      '0:2',
      '2:1',
      '',
      '',
      '3:0',
      '',
      '',
      'Any other',
    ])
  })

  test('MATCH-01: every outcome is there exactly once, whatever the market', () => {
    for (const market of [
      aMarket(),
      scores(['1:0', '0:0', '0:1']),
      scores(['2:0', '2:1', '1:2', '0:2', '3:3', '4:4', 'X']),
    ]) {
      const shown = arranged(market).filter((outcome) => outcome !== null)
      expect(new Set(shown)).toEqual(new Set(market.outcomes))
      expect(shown).toHaveLength(market.outcomes.length)
    }
    expect(namesOf(aMarket())).toEqual(['Arsenal', 'Draw', 'Chelsea'])
  })
})
