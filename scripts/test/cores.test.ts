import { expect, test } from 'vitest'
import { coresBetween, coreTimes } from './cores.ts'

test('a machine is as busy as its cores were between two moments', () => {
  const since = { busyMs: 50_000, idleMs: 400_000 }
  expect(coresBetween(since, { busyMs: 350_000, idleMs: 500_000 })).toBe(
    'the machine: 300 s of a core, 75 % of what it has',
  )
  expect(coresBetween(since, since)).toBe('the machine: 0 s of a core, 0 % of what it has')
})

test('work shows as busy', () => {
  const since = coreTimes()
  for (const until = Date.now() + 200; Date.now() < until; );
  expect(coreTimes().busyMs).toBeGreaterThan(since.busyMs)
})
