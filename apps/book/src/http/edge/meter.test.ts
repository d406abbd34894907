import { expect, test } from 'vitest'
import { createMeter } from './meter.ts'

const TEN_A_SECOND = { uses: 10, perMs: 1_000 }

test('so many uses at once, then one whenever its share of the time has passed', () => {
  let now = 0
  const meter = createMeter(() => now)
  for (let use = 0; use < 10; use++) expect(meter.use('a', TEN_A_SECOND)).toBeNull()
  expect(meter.use('a', TEN_A_SECOND)).toBe(100)
  expect(meter.use('b', TEN_A_SECOND)).toBeNull()
  now = 100
  expect(meter.use('a', TEN_A_SECOND)).toBeNull()
  expect(meter.use('a', TEN_A_SECOND)).toBe(100)
  now = 5_000
  for (let use = 0; use < 10; use++) expect(meter.use('a', TEN_A_SECOND)).toBeNull()
})

test('a refused use costs nothing, so that a client that waits gets in', () => {
  let now = 0
  const meter = createMeter(() => now)
  for (let use = 0; use < 1_000; use++) meter.use('a', TEN_A_SECOND)
  now = 101
  expect(meter.use('a', TEN_A_SECOND)).toBeNull()
})
