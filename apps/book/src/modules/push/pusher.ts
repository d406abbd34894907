import { createLoop } from '../../kernel/loop.ts'
import type { Service } from '../../kernel/service.ts'
import { deliverPushes } from './deliver-pushes.ts'
import type { PushPorts } from './ports.ts'
import type { Vapid } from './vapid.ts'

/** Finds what other processes queued, and what is to be tried again. */
const EVERY_MS = 2_000

/** Hands messages to push services in the background: nobody waits for one. What tells a player over the line tells devices too. */
export function createPusher(ports: PushPorts, vapid: Vapid): Service {
  const { clock, log, signals } = ports
  const loop = createLoop({ name: 'pushes', clock, log, everyMs: EVERY_MS, round: () => deliverPushes(ports, vapid) })
  let unsubscribe = () => {}
  return {
    name: loop.name,
    work: loop.work,
    async run() {
      unsubscribe = signals.on('outbox_appended', loop.wake)
      await loop.run()
    },
    async stop() {
      unsubscribe()
      await loop.stop()
    },
  }
}
