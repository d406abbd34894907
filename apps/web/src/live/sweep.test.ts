import { describe, expect, test } from 'vitest'
import { aMatch } from '../testing/catalogue.ts'
import { liveHarness, resultAt } from '../testing/live-harness.ts'

describe('events shown before', () => {
  test('PERF-01: an event that is neither followed nor needed at two sweeps is dropped; a followed one moves on', () => {
    const page = liveHarness()
    page.live.ingestEvents([aMatch({ id: 8 }), aMatch({ id: 9 })])
    const price = page.follow('1/', '1')
    const isNeeded = (id: number) => id === 8
    page.live.sweep(isNeeded)
    expect(page.live.event(9)).toBeDefined()
    page.live.sweep(isNeeded)
    expect([7, 8, 9].map((id) => page.live.event(id)?.id)).toEqual([7, 8, undefined])
    page.pricesMove(2, resultAt(19_500, 30_500, 39_000))
    expect([price.updates, page.price('1/', '1')]).toEqual([1, 19_500])
  })

  test('PERF-01: one that is needed again between two sweeps stays, and one that comes back is as new', () => {
    const page = liveHarness()
    page.live.sweep(() => false)
    page.live.sweep(() => true)
    page.live.sweep(() => false)
    expect(page.price('1/', '1')).toBeDefined()
    page.live.sweep(() => false)
    expect(page.price('1/', '1')).toBeUndefined()
    // Its versions are dropped with it: an older response is not taken for an outdated one.
    page.live.ingestEvents([aMatch()])
    expect(page.price('1/', '1')).toBeDefined()
  })
})
