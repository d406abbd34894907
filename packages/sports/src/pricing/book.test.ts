import { describe, expect, test } from 'vitest'
import { priceBook } from './book.ts'
import type { FairMarket } from './fair.ts'

function fair(id: number, specifier = ''): FairMarket {
  const side = (outcomeId: string) => ({ id: outcomeId, win: 0.5, halfWin: 0, push: 0, halfLose: 0, lose: 0.5 })
  return { id, specifier, outcomes: [side('12'), side('13')], mostBalanced: id === 18 }
}

describe('the priced book', () => {
  test('suspends every market while the whole match is stopped, some while their tabs are', () => {
    const book = (groups: readonly string[] | null) =>
      priceBook([fair(18, 'total=2.5'), fair(68, 'total=1.5')], {
        sport: 'football',
        phase: 'live',
        betStop: groups === null ? null : { reason: 'period_end', groups },
      }).map(({ status }) => status)
    expect(book(null)).toEqual([1, 1])
    expect(book([])).toEqual([-1, -1])
    expect(book(['halves'])).toEqual([1, -1])
    expect(book(['all'])).toEqual([-1, -1])
    expect(book(['corners'])).toEqual([1, 1])
  })

  test('prices by the class of the market and keeps the balanced line marked', () => {
    const [total, half] = priceBook([fair(18, 'total=2.5'), fair(68, 'total=1.5')], {
      sport: 'football',
      phase: 'prematch',
      betStop: null,
    })
    expect(total).toMatchObject({ most_balanced: true, outcomes: [{ odds: 19_000 }, { odds: 19_000 }] })
    expect(half).toMatchObject({ most_balanced: false, outcomes: [{ odds: 18_600 }, { odds: 18_600 }] })
  })

  test('a market the sport does not describe is a mistake and says so', () => {
    const terms = { sport: 'football', phase: 'live', betStop: null } as const
    expect(() => priceBook([fair(4_711)], terms)).toThrow('football has no market 4711')
  })
})
