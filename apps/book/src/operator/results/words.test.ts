import { expect, test } from 'vitest'
import { BadWord, readMarketWord, readTime } from './words.ts'

test('a time of a command says on which clocks it is', () => {
  const at = Date.UTC(2026, 4, 30, 18)
  for (const text of [
    '2026-05-30T18:00Z',
    '2026-05-30T18:00:00Z',
    '2026-05-30T18:00:00.000Z',
    '2026-05-30T20:00+02:00',
    '2026-05-31T07:45:00+13:45',
  ])
    expect(readTime(text), text).toBe(at)
  expect(readTime(undefined)).toBeNull()
})

test.each([
  '2026-05-30T18:00:00',
  '2026-05-30',
  '05/06/2026',
  '30.05.2026 18:00Z',
  '2026-02-30T18:00:00Z',
  '2026-04-31T18:00:00Z',
  '2027-02-29T18:00:00Z',
  '2026-05-30T24:00:00Z',
  '2026-05-30T18:60:00Z',
  '2026-05-30T18:00:00+2',
  '2026-05-30T18:00:00+15:00',
  '2026-05-30 18:00:00Z',
  '+002026-05-30T18:00:00Z',
  'May 30 2026 18:00 UTC',
  'tomorrow',
  '1780164000000',
  '',
])('a time of a command that is %j is refused: it is read in two ways, or in none', (text) => {
  expect(() => readTime(text)).toThrow(BadWord)
})

test('BETS-01: a command names the market that the feed names, however its specifier is written', () => {
  for (const text of ['18?total=2.5', '18?total=2.50', '18?total= 2.5', '18?total=+2.5', '18?total=02.5'])
    expect(readMarketWord(text), text).toEqual({ marketId: 18, specifier: 'total=2.5' })
  for (const text of ['303?setnr=1|total=9.5', '303?total=9.50|setnr=01'])
    expect(readMarketWord(text), text).toEqual({ marketId: 303, specifier: 'setnr=1|total=9.5' })
  expect(readMarketWord('14?hcp=0:1')).toEqual({ marketId: 14, specifier: 'hcp=0:1' })
  expect(readMarketWord('1')).toEqual({ marketId: 1, specifier: '' })
})
