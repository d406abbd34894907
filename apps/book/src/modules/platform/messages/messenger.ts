import { createLoop } from '../../../kernel/loop.ts'
import type { Service } from '../../../kernel/service.ts'
import type { PlatformParts } from '../parts.ts'
import { deliverMessages } from './deliver-messages.ts'

/** Finds what other processes queued, and what is to be tried again. */
const EVERY_MS = 2_000

/** Sends mail and text messages from the queue, in the background: no request waits for a mail server. */
export function createMessenger(ports: PlatformParts): Service {
  const { clock, log, signals } = ports
  return createLoop({
    name: 'messages',
    clock,
    log,
    everyMs: EVERY_MS,
    wokenBy: { signals, name: 'message_queued' },
    round: () => deliverMessages(ports),
  })
}
