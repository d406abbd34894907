import { afterEach, describe, expect, test, vi } from 'vitest'
import { aMarket, aTotal } from '../../testing/catalogue.ts'
import { groupMarkets, pinnedFirst } from './group-markets.ts'
import { keepMarkets, NOTHING_KEPT, recallMarkets } from './market-memory.ts'

function storage(content: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value
    },
  })
}

afterEach(() => vi.unstubAllGlobals())

describe('the stored state of match pages', () => {
  test('MATCH-01: group, pins and closed cards are kept for each sport by itself', () => {
    storage()
    const football = { group: 'goals', pinned: [18], collapsed: ['1/'] }
    keepMarkets('football', football)
    keepMarkets('tennis', { ...NOTHING_KEPT, group: 'sets' })
    expect(recallMarkets('football')).toEqual(football)
    expect(recallMarkets('tennis')).toEqual({ group: 'sets', pinned: [], collapsed: [] })
    expect(recallMarkets('cs2')).toEqual(NOTHING_KEPT)
  })

  test.each(['null', '7', '{"football":7}', '{"football":{"pinned":"all","collapsed":[3],"group":{}}}', 'broken {'])(
    'MATCH-01: a foreign value is ignored: %s',
    (text) => {
      storage({ 'markets.kept': text })
      expect(recallMarkets('football')).toEqual(NOTHING_KEPT)
    },
  )

  test('MATCH-01: pinned kinds are first in the order they were pinned, the others stay in theirs', () => {
    const shown = (market: ReturnType<typeof aMarket>) => ({ market, balanced: false, suspended: false })
    const cards = groupMarkets([shown(aMarket()), shown(aMarket({ id: 10 })), shown(aTotal(2.5)), shown(aTotal(3.5))])
    expect(pinnedFirst(cards, [18, 10]).map(({ key }) => key)).toEqual(['18/', '10/', '1/'])
    expect(pinnedFirst(cards, [])).toBe(cards)
    expect(pinnedFirst(cards, [99])).toEqual(cards)
  })
})
