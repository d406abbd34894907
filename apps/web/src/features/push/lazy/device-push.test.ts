import { expect, test } from 'vitest'
import { createScriptedHttp, lost, ok, refused } from '../../../testing/scripted-http.ts'
import { type DevicePort, lookAtDevice, turnOff, turnOn } from './device-push.ts'

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }
const ON = { kind: 'on', topics: ['bets'] } as const
const fails = async () => {
  throw new Error('The push service is not reached.')
}

function deviceThat(facts: Partial<DevicePort> = {}): DevicePort {
  return {
    permission: () => 'granted',
    ask: async () => 'granted',
    has: async () => true,
    subscribe: async () => SUBSCRIPTION,
    unsubscribe: async () => {},
    ...facts,
  }
}

test('PLAYER-07: push is on only where the book and the browser both know of it', async () => {
  expect(await lookAtDevice(deviceThat(), ['bets'])).toEqual(ON)
  expect(await lookAtDevice(deviceThat(), null)).toEqual({ kind: 'off' })
  expect(await lookAtDevice(deviceThat({ has: async () => false }), ['bets'])).toEqual({ kind: 'off' })
  expect(await lookAtDevice(deviceThat({ has: fails }), ['bets'])).toEqual({ kind: 'off' })
  expect(await lookAtDevice(deviceThat({ permission: () => 'denied' }), ['bets'])).toEqual({ kind: 'blocked' })
  expect(await lookAtDevice(deviceThat({ permission: () => 'unsupported' }), null)).toEqual({ kind: 'unsupported' })
})

test('PLAYER-07: turning push on sends the chosen topics to the book', async () => {
  const { http, on, calls } = createScriptedHttp()
  on('subscribeToPush', () => ok<'subscribeToPush'>(null))
  expect(await turnOn(http, deviceThat(), 'key', ['bets'])).toEqual({ state: ON, done: true })
  expect(calls('subscribeToPush').map(({ args }) => args.body)).toEqual([{ ...SUBSCRIPTION, topics: ['bets'] }])
})

test('PLAYER-07: nothing is on, and the book receives nothing, where the browser may not or cannot', async () => {
  const { http, sent } = createScriptedHttp()
  const tries = (device: Partial<DevicePort>) => turnOn(http, deviceThat(device), 'key', ['bets'])
  expect(await tries({ ask: async () => 'denied' })).toEqual({ state: { kind: 'blocked' }, done: false })
  expect(await tries({ ask: async () => 'default' })).toEqual({ state: { kind: 'off' }, done: true })
  expect(await tries({ subscribe: fails })).toEqual({ state: { kind: 'off' }, done: false })
  expect(sent).toEqual([])
})

test('PLAYER-07: what the book refuses is off, and it is turned off as soon as either side forgets', async () => {
  const { http, on } = createScriptedHttp()
  on('subscribeToPush', () => refused(400, { code: 1084 }))
  expect(await turnOn(http, deviceThat(), 'key', ['bets'])).toEqual({ state: { kind: 'off' }, done: false })
  on('unsubscribeFromPush', () => lost)
  expect(await turnOff(http, deviceThat(), ON)).toEqual({ state: { kind: 'off' }, done: true })
  expect(await turnOff(http, deviceThat({ unsubscribe: fails }), ON)).toEqual({ state: ON, done: false })
  on('unsubscribeFromPush', () => ok<'unsubscribeFromPush'>(null))
  expect(await turnOff(http, deviceThat({ unsubscribe: fails }), ON)).toEqual({ state: { kind: 'off' }, done: true })
})
