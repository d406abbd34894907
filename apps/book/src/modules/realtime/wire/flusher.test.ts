import { expect, test } from 'vitest'
import { openConnection } from '../connection/open-connection.ts'
import { createHub } from '../hub.ts'
import { createManualScheduler } from '../testing/manual-scheduler.ts'
import type { Scheduler } from '../timing/scheduler.ts'
import type { Transport } from '../transports/transport.ts'
import { chainText } from './frame-chain.ts'
import { messageOf } from './message.ts'

/** A hub whose ticks are taken one at a time, with receivers that only write down what they get. */
function steppedHub(receivers: number) {
  const ticks: (() => void)[] = []
  const scheduler: Scheduler = { ...createManualScheduler(), soon: (callback) => void ticks.push(callback) }
  const hub = createHub({ connectionSecret: 'a', subscriptionSecret: 'b', scheduler })
  const received: string[][] = []
  const connections = Array.from({ length: receivers }, (_, index) => {
    const lines: string[] = []
    received[index] = lines
    const transport: Transport = {
      pushesDisconnect: false,
      write: (frames) => void lines.push(...frames.map((frame) => chainText(frame).toString())),
      pendingBytes: () => 0,
      close: () => {},
    }
    return openConnection(hub.context, { transport, address: null })
  })
  const tick = () => ticks.splice(0).forEach((callback) => void callback())
  return { flusher: hub.context.flusher, connections, received, tick, idle: () => ticks.length === 0 }
}

test('LIVE-03: a large channel is written in slices of 1000, so that calls get their turn in between', () => {
  const { flusher, connections, received, tick, idle } = steppedHub(2_500)
  const message = messageOf('one')
  for (const connection of connections) flusher.send(connection, message)
  const reached = () => received.filter((lines) => lines.length > 0).length
  const steps: number[] = []
  while (!idle()) {
    tick()
    steps.push(reached())
  }
  expect(steps).toEqual([1_000, 2_000, 2_500])
})

test('LIVE-03: a publication during a large fan-out joins the waiting frames and keeps its order', () => {
  const { flusher, connections, received, tick, idle } = steppedHub(1_500)
  for (const connection of connections) flusher.send(connection, messageOf('one'))
  tick()
  for (const connection of connections) flusher.send(connection, messageOf('two'))
  while (!idle()) tick()
  expect(received[0]).toEqual(['one', 'two'])
  expect(received[1_499]).toEqual(['one\ntwo'])
  expect(new Set(received.map((lines) => lines.join('\n')))).toEqual(new Set(['one\ntwo']))
})
