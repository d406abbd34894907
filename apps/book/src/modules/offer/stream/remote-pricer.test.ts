import { expect, test } from 'vitest'
import { createVirtualClock } from '../../../testing/virtual-clock.ts'
import { createRemotePricer } from './remote-pricer.ts'

const leg = (outcomeId: string) => ({ id: 1, specifier: '', outcomeId })

test('MATCH-03: a price of legs is fetched once, whatever their order, and is used for a second', async () => {
  const clock = createVirtualClock(1_800_000_000_000)
  const asked: number[] = []
  const pricer = createRemotePricer(clock, async (wanted) => {
    asked.push(wanted.length)
    return wanted.map(({ legs }) => legs.length / 10)
  })
  expect(pricer.jointProbability(7, [leg('a'), leg('b')])).toBeNull()
  expect(pricer.jointProbability(7, [leg('b'), leg('a')])).toBeNull()
  expect(pricer.jointProbability(7, [leg('a')])).toBeNull()
  expect(await pricer.fetch?.()).toBe(true)
  expect(asked).toEqual([2])
  expect([pricer.jointProbability(7, [leg('b'), leg('a')]), pricer.jointProbability(7, [leg('a')])]).toEqual([0.2, 0.1])
  expect(await pricer.fetch?.()).toBe(false)
  clock.advance(1_001)
  expect(pricer.jointProbability(7, [leg('a')])).toBeNull()
})

test('MATCH-03: without a response nothing is sold together, and no request waits longer', async () => {
  const pricer = createRemotePricer(createVirtualClock(1_800_000_000_000), async () => null)
  pricer.jointProbability(7, [leg('a')])
  expect(await pricer.fetch?.()).toBe(true)
  expect(pricer.jointProbability(7, [leg('a')])).toBeNull()
  expect(await pricer.fetch?.()).toBe(false)
})
