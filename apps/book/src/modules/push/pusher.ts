import { createLoop } from '../../kernel/loop.ts'
import type { Service } from '../../kernel/service.ts'
import { deliverPushes } from './deliver-pushes.ts'
import type { PushPorts } from './ports.ts'
import type { Vapid } from './vapid.ts'

/** Finds what other processes queued, and what is to be tried again. */
const EVERY_MS = 2_000

/** Sends queued notifications to push services in the background: no request waits for one. */
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
