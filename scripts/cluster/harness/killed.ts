import { sleep, until } from '../../../e2e/harness/wait.ts'
import { MEMBERS } from '../description.ts'
import type { RunningCluster } from './running-cluster.ts'
import { longestSilence, type WatchingPage } from './watching-page.ts'

/** Prices are back after what ends a process, in ms. */
export const BACK_MS = 5_000
/** No page counts as showing prices whose last one is older, in ms. */
const FRESH_MS = 2_000

/** Whether there is one process of a kind, without which prices wait until it is started again. */
export const isAlone = (name: string): boolean => MEMBERS.some((member) => member.name === name && member.count === 1)

/** Resolves once the cluster is whole and prices arrive on every page. */
export async function untilPricesArrive(cluster: RunningCluster, pages: readonly WatchingPage[]): Promise<void> {
  await cluster.isWhole()
  await until('prices on every page', async () =>
    pages.every(({ pricesAt }) => Date.now() - (pricesAt.at(-1) ?? 0) < FRESH_MS),
  )
}

/**
 * Kills a process. @returns the longest time that a page was without a price, in ms: from the kill, or from the end of
 * the restart where there is one of a kind
 */
export async function silenceAfterKill(
  cluster: RunningCluster,
  pages: readonly WatchingPage[],
  name: string,
): Promise<number> {
  await untilPricesArrive(cluster, pages)
  let from = Date.now()
  await cluster.acts('--kill', name)
  if (isAlone(name)) {
    await cluster.isWhole()
    from = Date.now()
  }
  await sleep(BACK_MS + 3_000)
  return Math.max(...pages.map((page) => longestSilence(page, from, Date.now())))
}
