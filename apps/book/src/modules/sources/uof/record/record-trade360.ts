import type { Clock } from '../../../../kernel/clock.ts'
import type { Log } from '../../../../kernel/log.ts'
import { SESSION_TERMS } from '../session/session.ts'
import { type PackageTerms, packagesOf, type Trade360Account } from '../trade360/account.ts'
import { createPackageSession } from '../trade360/package-session.ts'
import { createTrade360Api, EVENTS_AT_ONCE, OUTRIGHTS } from '../trade360/trade360-api.ts'
import type { FeedRecorder } from './record-feed.ts'
import type { RecordedLine } from './recording.ts'

/**
 * Records what TRADE360 distributes, with a snapshot of each package from the beginning. A package has one queue: what
 * is recorded does not reach a book that consumes it at the same time.
 */
export function recordTrade360(
  account: Trade360Account,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  write: (line: RecordedLine) => void,
): FeedRecorder {
  const api = createTrade360Api(account, clock)
  const counts = { messages: 0, documents: 0, missing: 0 }
  let loading: Promise<void> = Promise.resolve()

  async function load(own: PackageTerms): Promise<void> {
    try {
      await api.startDistribution(own)
      const ids = await api.fixtureIds(own)
      for (let from = 0; from < ids.length; from += EVENTS_AT_ONCE) {
        const body = await api.eventsText(own, ids.slice(from, from + EVENTS_AT_ONCE))
        write({ path: `/${own.path}/GetEvents/${from}`, body })
        counts.documents += 1
      }
    } catch (error) {
      counts.missing += 1
      log.warn(`The snapshot of package ${own.id} could not be recorded`, error)
    }
    await loadOutrights(own)
  }

  /** A package without outrights refuses them. */
  async function loadOutrights(own: PackageTerms): Promise<void> {
    try {
      write({ path: `/${own.path}/${OUTRIGHTS}`, body: await api.outrightsText(own) })
      counts.documents += 1
    } catch (error) {
      log.warn(`Outrights of package ${own.id} could not be recorded`, error)
    }
  }

  const sessions = packagesOf(account).map((own) =>
    createPackageSession(
      account,
      own,
      {
        opened() {
          loading = loading.then(() => load(own))
        },
        lost: () => {},
        received({ routingKey, body, done }) {
          write({ at: clock.now(), key: routingKey, body })
          counts.messages += 1
          done()
        },
      },
      { clock, log },
      { ...SESSION_TERMS, mostQueued: Number.POSITIVE_INFINITY },
    ),
  )
  for (const session of sessions) session.start()
  return {
    counts: () => ({ ...counts }),
    async stop() {
      for (const session of sessions) await session.stop()
      await loading
      await api.close()
    },
  }
}
