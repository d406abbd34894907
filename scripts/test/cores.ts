import { cpus } from 'node:os'

/** What the cores of this machine have done since it was started, in ms: of whoever, and of nobody. */
interface CoreTimes {
  readonly busyMs: number
  readonly idleMs: number
}

export function coreTimes(): CoreTimes {
  let [busyMs, idleMs] = [0, 0]
  for (const { times } of cpus()) {
    busyMs += times.user + times.nice + times.sys + times.irq
    idleMs += times.idle
  }
  return { busyMs, idleMs }
}

/** How busy they were between two moments. Other than the stages' own seconds it knows of processes that nobody waited for, and of waiting. */
export function coresBetween(since: CoreTimes, now: CoreTimes): string {
  const busy = now.busyMs - since.busyMs
  const share = busy / Math.max(1, busy + now.idleMs - since.idleMs)
  return `the machine: ${(busy / 1_000).toFixed(0)} s of a core, ${(100 * share).toFixed(0)} % of what it has`
}
