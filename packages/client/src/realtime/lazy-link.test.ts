import { expect, test } from 'vitest'
import { lazyLink } from './lazy-link.ts'
import type { LinkEvents, OpenLink } from './link.ts'
import { createManualClock } from './testing/manual-clock.ts'

const TOKENS = { connection: async () => '', subscription: async () => null }

function trackedLink() {
  const calls: string[] = []
  const troubles: string[] = []
  const states: string[] = []
  const nothing = () => {}
  const events: LinkEvents = {
    state: ({ state }) => void states.push(state),
    trouble: (text) => void troubles.push(text),
    traffic: nothing,
    subscribed: nothing,
    refused: nothing,
    restarted: nothing,
    publication: nothing,
  }
  const open: OpenLink = () => ({
    connect: () => void calls.push('connect'),
    disconnect: () => void calls.push('disconnect'),
    forgetToken: () => void calls.push('forget'),
    add: (channel) => void calls.push(`add ${channel}`),
    remove: (channel) => void calls.push(`remove ${channel}`),
  })
  return { calls, troubles, states, events, open }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

test('LIVE-02: calls made before the code is loaded run once it is', async () => {
  const { calls, states, events, open } = trackedLink()
  let loads = 0
  const link = lazyLink(async () => {
    loads++
    return open
  }, createManualClock())(TOKENS, events)
  link.add('a')
  link.add('b')
  link.remove('a')
  expect(loads).toBe(0)
  link.connect()
  link.connect()
  await turn()
  link.remove('b')
  link.disconnect()
  expect(loads).toBe(1)
  expect(calls).toEqual(['add b', 'connect', 'remove b', 'disconnect'])
  expect(states).toEqual(['connecting', 'connecting'])
})

test('LIVE-02: code that cannot be loaded is tried again, and not connected once the page has disconnected', async () => {
  const { calls, troubles, states, events, open } = trackedLink()
  const clock = createManualClock()
  let loads = 0
  const link = lazyLink(async () => {
    loads++
    if (loads === 1) throw new Error('chunk missing')
    return open
  }, clock)(TOKENS, events)
  link.connect()
  await turn()
  expect(troubles).toEqual(['loading failed: chunk missing'])
  link.disconnect()
  clock.advance(5_000)
  await turn()
  expect(loads).toBe(2)
  expect(calls).toEqual([])
  expect(states).toEqual(['connecting', 'disconnected'])
})
