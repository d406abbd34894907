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
  return createLoop({
    name: 'pushes',
    clock,
    log,
    everyMs: EVERY_MS,
    wokenBy: { signals, name: 'outbox_appended' },
    round: () => deliverPushes(ports, vapid),
  })
}
