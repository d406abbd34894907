import { Agent, get } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startCentrifugo } from '../../testing/engines/centrifugo.ts'
import { findCentrifugo } from '../../testing/engines/find-program.ts'

const centrifugo = await findCentrifugo()
const ATTEMPTS = 3_000

test.skipIf(centrifugo === null)(
  'LIVE-02: Centrifugo with the shipped configuration accepts 3,000 connections at once, as after a lost network (skipped where it is not found)',
  async () => {
    const engine = await startCentrifugo(centrifugo ?? '')
    onTestFinished(engine.stop)
    const address = engine.socketUrl.replace('ws:', 'http:')
    const agent = new Agent({ keepAlive: true, maxSockets: 50 })
    onTestFinished(() => agent.destroy())
    const attempt = () =>
      new Promise<number>((resolve, reject) => {
        get(address, { agent }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0))
        }).on('error', reject)
      })
    const statuses = await Promise.all(Array.from({ length: ATTEMPTS }, attempt))
    // A request without the headers of a WebSocket is refused with 400 after every limit, and beyond a limit with 503.
    expect(new Set(statuses)).toEqual(new Set([400]))
  },
)
