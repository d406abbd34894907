import { describe, expect, test } from 'vitest'
import { aMarket, aMatch } from '../testing/catalogue.ts'
import { liveHarness, resultAt } from '../testing/live-harness.ts'

/** Milliseconds of 2026: versions as the book makes them. */
const NOW = 1_790_000_000_000
const LARGEST = Number.MAX_SAFE_INTEGER
const HOUR = 3_600_000

function matchAt(version: number, home = 20_000) {
  const outcomes = aMarket().outcomes.map((outcome, at) => (at === 0 ? { ...outcome, odds: home } : outcome))
  return aMatch({ version, main_market: aMarket({ version, outcomes }) })
}

const pageAt = (version: number) => liveHarness(matchAt(version))

describe('a page that an attacker wants to freeze', () => {
  test('LIVE-03: prices of an impossible version are not shown but requested, and later ones are', () => {
    const page = pageAt(NOW)
    page.pricesMove(LARGEST, resultAt(11_000, 30_000, 39_000))
    expect(page.price('1/', '1')).toBe(20_000)
    expect(page.doubted).toEqual([7])
    page.pricesMove(NOW + 1_000, resultAt(25_000, 30_000, 39_000))
    expect(page.price('1/', '1')).toBe(25_000)
    expect(page.doubted).toEqual([7])
  })

  test('LIVE-03: the same hidden in a whole market, in a status or in a score', () => {
    const page = pageAt(NOW)
    const markets = [aMarket({ version: LARGEST })]
    const data = { match_id: 7, version: NOW + 1, priced_at: '', patches: [], markets }
    page.send({ type: 'markets_changed', data })
    page.send({ type: 'match_status_changed', data: { match_id: 7, version: LARGEST, status: 4 } as never })
    expect(page.live.facts(7)?.status).toBe(matchAt(NOW).status)
    expect(page.doubted).toEqual([7, 7])
    page.pricesMove(NOW + 1_000, resultAt(25_000, 30_000, 39_000))
    expect(page.price('1/', '1')).toBe(25_000)
  })

  test('LIVE-03: one that is only a little too far is believed, until a response shows after half a minute that it was wrong', () => {
    const page = pageAt(NOW)
    page.pricesMove(NOW + 240 * HOUR, resultAt(11_000, 30_000, 39_000))
    page.pricesMove(NOW + 1_000, resultAt(25_000, 30_000, 39_000))
    expect(page.price('1/', '1')).toBe(11_000)
    page.passTime(10_000)
    page.live.ingestEvents([matchAt(NOW + 5_000, 26_000)])
    expect(page.price('1/', '1')).toBe(11_000)
    page.passTime(25_000)
    page.live.ingestEvents([matchAt(NOW + 30_000, 27_000)])
    page.frame()
    expect(page.price('1/', '1')).toBe(27_000)
    page.pricesMove(NOW + 31_000, resultAt(28_000, 30_000, 39_000))
    expect(page.price('1/', '1')).toBe(28_000)
  })

  test('LIVE-03: a response that was overtaken on its way changes nothing', () => {
    const page = pageAt(NOW)
    page.passTime(60_000)
    page.pricesMove(NOW + 60_000, resultAt(25_000, 30_000, 39_000))
    page.passTime(2_000)
    page.live.ingestEvents([matchAt(NOW + 59_000, 19_000)])
    expect(page.price('1/', '1')).toBe(25_000)
  })

  test('LIVE-03: an event that was quiet for weeks moves on, and so does one whose back end counts', () => {
    const quiet = pageAt(NOW)
    quiet.pricesMove(NOW + 29 * 24 * HOUR, resultAt(25_000, 30_000, 39_000))
    const counted = pageAt(3)
    counted.pricesMove(4, resultAt(25_000, 30_000, 39_000))
    for (const page of [quiet, counted]) {
      expect(page.price('1/', '1')).toBe(25_000)
      expect(page.doubted).toEqual([])
    }
  })
})

describe('a price that wins nothing', () => {
  test('ODDS-03: odds below 1.0001 are never bettable, in a response or in a message, even if marked active', () => {
    const page = liveHarness(matchAt(1, 10_000))
    const isOpen = (id: string) => page.live.outcome(7, '1/', id)?.active
    expect([isOpen('1'), isOpen('2')]).toEqual([false, true])
    page.pricesMove(2, resultAt(10_001, 9_999, 0))
    expect([isOpen('1'), isOpen('2'), isOpen('3')]).toEqual([true, false, false])
  })
})
