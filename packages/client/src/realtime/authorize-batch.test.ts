import { expect, test } from 'vitest'
import { createAuthorizeBatch } from './authorize-batch.ts'
import { createManualClock } from './testing/manual-clock.ts'

test('LIVE-01: channels of one tick are authorised in one call, later ones in the next', async () => {
  const clock = createManualClock()
  const calls: string[][] = []
  const ask = createAuthorizeBatch(async (channels) => {
    calls.push(channels)
    return channels.map((channel) => ({ channel, token: `token of ${channel}` }))
  }, clock)
  const first = [ask('$a'), ask('$b'), ask('$a')]
  clock.advance(0)
  expect(await Promise.all(first)).toEqual(['token of $a', 'token of $b', 'token of $a'])
  const later = ask('$c')
  clock.advance(0)
  await later
  expect(calls).toEqual([['$a', '$b'], ['$c']])
})

test('LIVE-01: a channel left out of the response is not for this player', async () => {
  const clock = createManualClock()
  const ask = createAuthorizeBatch(async () => [{ channel: '$a', token: 'a' }], clock)
  const asked = [ask('$a'), ask('$b')]
  clock.advance(0)
  expect(await Promise.all(asked)).toEqual(['a', null])
})

test('LIVE-01: a failed call fails all its channels and the next tick repeats it', async () => {
  const clock = createManualClock()
  let calls = 0
  const ask = createAuthorizeBatch(async (channels) => {
    calls++
    if (calls === 1) throw new Error('offline')
    return channels.map((channel) => ({ channel, token: 'later' }))
  }, clock)
  const failing = [ask('$a'), ask('$b')].map((asked) => asked.catch((error: Error) => error.message))
  clock.advance(0)
  expect(await Promise.all(failing)).toEqual(['offline', 'offline'])
  const again = ask('$a')
  clock.advance(0)
  expect(await again).toBe('later')
})
