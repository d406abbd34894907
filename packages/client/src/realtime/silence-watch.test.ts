import { expect, test } from 'vitest'
import { watchSilence } from './silence-watch.ts'
import { createManualClock } from './testing/manual-clock.ts'

function watched() {
  const clock = createManualClock()
  const changes: boolean[] = []
  const watch = watchSilence(clock, 10_000, (silent) => void changes.push(silent))
  return { clock, changes, watch }
}

test('LIVE-02: ten seconds without anything, pings included, is silence', () => {
  const { clock, changes, watch } = watched()
  clock.advance(5_000)
  watch.received()
  clock.advance(9_999)
  expect(changes).toEqual([])
  clock.advance(1)
  expect(changes).toEqual([true])
  expect(watch.isSilent()).toBe(true)
  expect(watch.lastReceivedAt()).toBe(5_000)
})

test('LIVE-02: silence ends with the first sign of life and can fall again', () => {
  const { clock, changes, watch } = watched()
  clock.advance(15_000)
  watch.received()
  clock.advance(10_000)
  expect(changes).toEqual([true, false, true])
})

test('LIVE-02: a line that never spoke is silent, too; a stopped watch says nothing', () => {
  const { clock, changes, watch } = watched()
  clock.advance(10_000)
  expect(changes).toEqual([true])
  expect(watch.lastReceivedAt()).toBeNull()
  const other = watched()
  other.watch.stop()
  other.clock.advance(60_000)
  expect(other.changes).toEqual([])
})
