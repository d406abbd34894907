import type { BookContext } from '../../context.ts'
import { createLoop, type Loop } from '../../lib/loop.ts'
import { noticeSilence } from './heartbeats.ts'
import type { ProviderWatch } from './provider-watch.ts'
import { tellProviderStatuses } from './tell-provider-statuses.ts'

const EVERY_MS = 1_000

type Parts = Pick<BookContext, 'db' | 'clock' | 'log' | 'publisher'>

/** Keeps what a process knows of the providers up to date, and gives up those that have fallen silent. */
export function createProviderRefresh({ db, clock, log }: Parts, watch: ProviderWatch): Loop {
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

/** Tells everybody when a provider goes or comes back. */
export function createProviderTeller(context: Parts): Loop {
  const { clock, log } = context
  return createLoop({
    name: 'telling of providers',
    clock,
    log,
    everyMs: EVERY_MS,
    round: () => tellProviderStatuses(context).then(() => false),
  })
}
