import type { MarketPatch, RealtimeEvent } from '@touchline/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMarket, aMatch, aTotal } from '../testing/catalogue.ts'
import { liveHarness, resultAt } from '../testing/live-harness.ts'

function totalAt(odds: number): MarketPatch {
  const outcomes = ['12', '13'].map((id) => ({ id, active: true, odds }))
  return { id: 18, specifier: 'total=2.5', status: 1, most_balanced: true, outcomes }
}

/** Odds of a result and of a total, by version; a total may stay as it was. */
const HISTORY = fc.array(
  fc.record({ result: fc.integer({ min: 11, max: 99 }), total: fc.integer({ min: 11, max: 12 }) }),
  { minLength: 1, maxLength: 12 },
)

test('LIVE-03: in any order messages of a list and of an event come, a price never goes back, and the newest stays', () => {
  fc.assert(
    fc.property(HISTORY, fc.infiniteStream(fc.nat()), (history, draws) => {
      const page = liveHarness(
        aMatch({ version: 1, main_market: aMarket(), secondary_market: aTotal(2.5, { most_balanced: true }) }),
      )
      const messages = history.flatMap(({ result, total }, at) => {
        const version = at + 10
        const main = resultAt(result * 1_000, 30_000, 39_000)
        const patches = history[at - 1]?.total === total ? [main] : [main, totalAt(total * 1_000)]
        const data = { match_id: 7, version, priced_at: '', markets: [] }
        const unlisted = { ...main, id: 99 }
        const ofEvent: RealtimeEvent = { type: 'markets_changed', data: { ...data, patches: [...patches, unlisted] } }
        const ofList: RealtimeEvent = { type: 'markets_changed', data: { ...data, patches } }
        return [
          { version, event: ofEvent },
          { version, event: ofList },
        ]
      })
      let newest = 0
      while (messages.length > 0) {
        const [next] = messages.splice(Number(draws.next().value ?? 0) % messages.length, 1)
        if (next === undefined) break
        page.send(next.event)
        newest = Math.max(newest, next.version)
        expect(page.price('1/', '1')).toBe((history[newest - 10]?.result ?? 0) * 1_000)
      }
      expect(page.price('18/total=2.5', '12')).toBe((history.at(-1)?.total ?? 0) * 1_000)
    }),
  )
})
