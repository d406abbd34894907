import type { Infra } from '../kernel/infra.ts'
import { recordHeartbeat } from '../modules/providers/index.ts'
import { createMatchCalls, ingestUof } from '../modules/settlement/index.ts'
import type { SourceDeps } from './sources-of.ts'

/** What the session with a feed hands on: calls of matches and results to settlement, signs of life to providers. */
export function feedPorts(infra: Infra): SourceDeps['feed'] {
  return {
    calls: createMatchCalls(infra),
    takeResults: (body) => ingestUof(infra, body),
    received: (message) => infra.metrics.count('touchline_feed_messages_total', { message }),
    storeSign: (sign) => recordHeartbeat(infra.db, sign, infra.clock.now()),
  }
}
