import { expect, test } from 'vitest'
import { legText } from './leg-text.ts'

const LEG = {
  status: 'win',
  finalText: '2:1',
  deadHeatFactor: null,
  cancelled: false,
  voidReason: null,
  decidedBefore: null,
} as const

function both(leg: Partial<Parameters<typeof legText>[0]>): readonly (string | null)[] {
  return [legText({ ...LEG, ...leg }, 'Over 2.5', 'en'), legText({ ...LEG, ...leg }, 'Über 2,5', 'de')]
}

test('BETS-01: a leg explains what decided it, in the reader’s language; an open one explains nothing', () => {
  expect(both({})).toEqual(['Over 2.5, final 2:1: won', 'Über 2,5, Endstand 2:1: gewonnen'])
  expect(both({ status: 'open' })).toEqual([null, null])
  expect(both({ status: 'held' })).toEqual([null, null])
})

test('BETS-01: a leg that an abandoned match left void shows why and when, never that the score was final', () => {
  expect(both({ status: 'void', finalText: '1:0 (57′)', voidReason: 'abandoned' })).toEqual([
    'Over 2.5, match abandoned at 1:0 (57′): void, counts at odds 1.00',
    'Über 2,5, Spiel abgebrochen bei 1:0 (57′): ungültig, zählt mit Quote 1,00',
  ])
  expect(both({ status: 'void', finalText: '1:0 (6:4, 2:1)', voidReason: 'retired' })[0]).toBe(
    'Over 2.5, retired or defaulted at 1:0 (6:4, 2:1): void, counts at odds 1.00',
  )
  expect(both({ status: 'void', finalText: '1:0', voidReason: 'abandoned', decidedBefore: 'win' })[0]).toBe(
    'Over 2.5, match abandoned at 1:0: void, counts at odds 1.00 (corrected, before: won)',
  )
})

test('BETS-01: a cancellation has no score, other reasons are shown beside the final one', () => {
  const cancelled = { status: 'void', finalText: null, cancelled: true, voidReason: 'abandoned' } as const
  expect(both(cancelled)[0]).toBe('Over 2.5: cancelled (match abandoned), counts at odds 1.00')
  expect(both({ status: 'void', finalText: '0:0', voidReason: 'no_goalscorer' })[0]).toBe(
    'Over 2.5, final 0:0: void (no goalscorer), counts at odds 1.00',
  )
  expect(both({ status: 'win', deadHeatFactor: '1/3' })[0]).toContain('share that counts: 1/3')
  expect(both({ status: 'win', deadHeatFactor: '0.5' })[1]).toBe(
    'Über 2,5, Endstand 2:1: gewonnen (totes Rennen, Anteil der zählt: 0,5)',
  )
})

test('BETS-01: a leg of a draw names the balls', () => {
  const leg = { ...LEG, finalText: '4, 9, 17, 23, 31, 44 + 8' }
  expect(legText(leg, 'Number drawn: 17', 'en', 'balls')).toBe('Number drawn: 17, balls 4, 9, 17, 23, 31, 44 + 8: won')
  expect(legText(leg, 'Zahl wird gezogen: 17', 'de', 'balls')).toBe(
    'Zahl wird gezogen: 17, Kugeln 4, 9, 17, 23, 31, 44 + 8: gewonnen',
  )
})
