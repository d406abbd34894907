import { part } from '../../platform/loading/part.ts'
import { after, pause } from '../../platform/loading/timing.ts'
import { backoff } from '../../platform/network/retry.ts'
import { currentAddress } from '../../platform/page/location.ts'
import {
  createReporter,
  type NotedProblem,
  postReports,
  type Report,
  type Reporter,
  watchUncaught,
} from '../../platform/reports/report.ts'
import type { PageState } from '../page-state.ts'

const DESCRIBE = part(() => import('../reports/describe.ts'))

/**
 * Receives every problem of the page; a developer sees it at once. The code that describes problems is loaded with the
 * first one.
 */
export function startReporter(now: () => number, state: PageState): Reporter {
  let describe = (batch: readonly NotedProblem[]): readonly object[] => batch.map(({ entry }) => entry)
  const reporter = createReporter({
    now,
    page: () => currentAddress().pathname,
    after(ms, run) {
      // A page that is left earlier sends them without a description.
      const isComing = DESCRIBE.load().then(
        ({ describer }) => {
          describe = describer(state)
        },
        () => {},
      )
      after(ms, () => void isComing.then(run))
    },
    send: (batch) => postReports({ reports: describe(batch) }),
    ...(import.meta.env.DEV && { onReport: (entry, cause) => console.error(entry.kind, entry.where, cause) }),
  })
  watchUncaught(reporter)
  return reporter
}

/** Loads what the page needs to work, and retries until it is loaded: the server's page can be read until then. */
export async function untilLoaded<Loaded>(report: Report, what: string, load: () => Promise<Loaded>): Promise<Loaded> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load()
    } catch (error) {
      report('chunk', what, error)
      await pause(backoff(failures))
    }
  }
}
