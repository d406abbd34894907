import { expect, test } from 'vitest'
import { legNeed } from './index.ts'

const football = (
  marketId: number,
  specifier: string,
  outcomeId: string,
  score: string,
  isBeyondRegularTime = false,
) => {
  const [home = 0, away = 0] = score.split(':').map(Number)
  return legNeed({ sport: 'football', marketId, specifier, outcomeId }, { home, away, isBeyondRegularTime })
}

test('BETS-01: it shows nothing that is not exact: other markets, regular time in overtime, lost legs', () => {
  expect(football(18, 'total=2.5', '12', '1:0')).toEqual({ kind: 'more', unit: 'goals', count: 2 })
  expect(football(18, 'total=2.75', '12', '1:0')).toEqual({ kind: 'more', unit: 'goals', count: 3 })
  expect(football(18, 'total=2.5', '13', '1:1')).toEqual({ kind: 'room', unit: 'goals', count: 0 })
  expect(football(1, '', '3', '2:0')).toEqual({ kind: 'lead', unit: 'goals', side: 'away', count: 3 })
  expect(football(1, '', '2', '1:0')).toEqual({ kind: 'lead', unit: 'goals', side: 'away', count: 1 })
  expect(football(16, 'hcp=-1.5', '1714', '1:0')).toEqual({ kind: 'lead', unit: 'goals', side: 'home', count: 1 })
  expect(football(29, '', '74', '1:0')).toEqual({ kind: 'team', unit: 'goals', side: 'away', count: 1 })
  expect(football(1, '', '1', '1:0')).toEqual({ kind: 'holds' })
})

test("PAY-01: for a provider's messages in any order, money comes once at most and goes back only after it came", () => {
  expect(football(45, '', '288', '1:0')).toBeNull()
  expect(football(18, 'total=nonsense', '12', '1:0')).toBeNull()
  expect(football(18, 'total=2.5', '12', '1:1', true)).toBeNull()
  expect(football(18, 'total=2.5', '13', '3:0')).toBeNull()
  expect(football(29, '', '76', '1:1')).toBeNull()
})
