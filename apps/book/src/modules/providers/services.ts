import { createLoop, type Loop } from '../../kernel/loop.ts'
import { noticeSilence } from './heartbeats.ts'
import type { ProvidersPorts } from './ports.ts'
import type { ProviderWatch } from './provider-watch.ts'
import { publishProviderStatuses } from './publish-provider-statuses.ts'

const EVERY_MS = 1_000

/** Keeps what a process knows of the providers up to date, and gives up those that have fallen silent. */
export function createProviderRefresh({ db, clock, log }: ProvidersPorts, watch: ProviderWatch): Loop {
  const since = clock.now()
  return createLoop({
    name: 'providers',
    clock,
    log,
    everyMs: EVERY_MS,
    async round() {
      await noticeSilence(db, clock.now(), since)
      await watch.refresh()
      return false
    },
  })
}

/** Publishes when a provider goes down or comes back. */
export function createStatusPublisher(ports: ProvidersPorts): Loop {
  const { clock, log } = ports
  return createLoop({
    name: 'publication of providers',
    clock,
    log,
    everyMs: EVERY_MS,
    round: () => publishProviderStatuses(ports).then(() => false),
  })
}
