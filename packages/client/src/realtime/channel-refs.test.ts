import { expect, test } from 'vitest'
import { createChannelRefs } from './channel-refs.ts'
import { createManualClock } from './testing/manual-clock.ts'

function trackedRefs() {
  const clock = createManualClock()
  const calls: string[] = []
  const refs = createChannelRefs({
    clock,
    lingerMs: 2_000,
    opened: (channel) => void calls.push(`open ${channel}`),
    closed: (channel) => void calls.push(`close ${channel}`),
  })
  return { clock, calls, refs }
}

test('LIVE-01: however many want a channel, it is opened once and closed once', () => {
  const { clock, calls, refs } = trackedRefs()
  const releases = [refs.hold('a'), refs.hold('a'), refs.hold('b')]
  for (const release of releases) release()
  clock.advance(2_000)
  expect(calls).toEqual(['open a', 'open b', 'close a', 'close b'])
  expect(refs.open()).toEqual([])
})

test('LIVE-01: a row that scrolls back within 2 s keeps its subscription', () => {
  const { clock, calls, refs } = trackedRefs()
  refs.hold('a')()
  clock.advance(1_999)
  const release = refs.hold('a')
  clock.advance(10_000)
  expect(calls).toEqual(['open a'])
  release()
  clock.advance(2_000)
  expect(calls).toEqual(['open a', 'close a'])
})

test('LIVE-01: letting go twice counts once', () => {
  const { clock, calls, refs } = trackedRefs()
  const first = refs.hold('a')
  refs.hold('a')
  first()
  first()
  clock.advance(10_000)
  expect(calls).toEqual(['open a'])
})

test('LIVE-02: a released channel can be closed at once, a held one stays', () => {
  const { clock, calls, refs } = trackedRefs()
  refs.hold('$a')()
  refs.hold('$b')
  refs.hold('c')()
  refs.releaseNow((channel) => channel.startsWith('$'))
  expect(calls).toEqual(['open $a', 'open $b', 'open c', 'close $a'])
  clock.advance(2_000)
  expect(calls.at(-1)).toBe('close c')
})
