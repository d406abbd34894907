import { type RunningCluster, startCluster } from '../../scripts/cluster/harness/running-cluster.ts'
import { findPrograms } from '../../scripts/cluster/paths.ts'

/** A small programme whose clocks run fast, so that matches are in play and goals fall; no limits of calls. */
const WORLD = {
  SIM_SHARE: '0.1',
  SIM_SPEED: '30',
  SIM_SEED: 'cluster',
  SIM_HISTORY_DAYS: '0',
  LIMIT_SCALE: '1000000',
}

/**
 * Measures on a cluster of its own and stops all of it: at the end, on Ctrl-C, and after `longestMs`.
 * @throws a sentence where a program is missing, it does not start or it takes longer
 */
export async function onCluster<T>(longestMs: number, measure: (cluster: RunningCluster) => Promise<T>): Promise<T> {
  const found = await findPrograms()
  if (!('postgres' in found)) throw new Error(`The cluster needs ${found.join(', ')}, which is not installed here.`)
  let stopping: Promise<unknown> | null = null
  let cluster: RunningCluster | null = null
  function stop(): Promise<unknown> {
    // Stopping the cluster closes the connections of the measurement. Their errors must not end this process first.
    if (stopping === null) process.on('uncaughtException', ignore)
    stopping ??= cluster?.close() ?? Promise.resolve()
    return stopping
  }
  function interrupted(): void {
    console.error('Stopping the cluster.')
    // One that still starts gets the same signal and ends.
    void stop().finally(() => process.exit(130))
  }
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, interrupted)
  let timer: NodeJS.Timeout | undefined
  try {
    console.error('cluster: starting')
    cluster = await startCluster(WORLD)
    const late = new Promise<never>((_, reject) => {
      const sentence = `It took longer than ${Math.round(longestMs / 60_000)} minutes and was ended.`
      timer = setTimeout(() => reject(new Error(sentence)), longestMs)
    })
    return await Promise.race([measure(cluster), late])
  } finally {
    clearTimeout(timer)
    const left = await stop()
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, interrupted)
    process.off('uncaughtException', ignore)
    if (Array.isArray(left) && left.length > 0) console.error(`Processes were left behind: ${left.join(', ')}`)
  }
}

function ignore(): void {}
