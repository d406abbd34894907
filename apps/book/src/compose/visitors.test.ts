import { expect, test } from 'vitest'
import { createVisitors } from './visitors.ts'

test('visitors are away after a minute without a call, while no connection is open', () => {
  let [now, connections] = [0, 0]
  const visitors = createVisitors(
    () => now,
    () => connections > 0,
  )
  now = 60_000
  expect(visitors.areAway()).toBe(false)
  now = 60_001
  expect(visitors.areAway()).toBe(true)
  connections = 1
  expect(visitors.areAway()).toBe(false)
  connections = 0
  visitors.arrived()
  expect(visitors.areAway()).toBe(false)
})
