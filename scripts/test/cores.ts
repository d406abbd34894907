import { cpus } from 'node:os'

/** Time that the cores of this machine spent since its start, by all processes and idle, in ms. */
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

/** How busy they were between two moments. Unlike the stages' own seconds it includes other processes and idle time. */
export function coresBetween(since: CoreTimes, now: CoreTimes): string {
  const busy = now.busyMs - since.busyMs
  const share = busy / Math.max(1, busy + now.idleMs - since.idleMs)
  return `the machine: ${(busy / 1_000).toFixed(0)} s of a core, ${(100 * share).toFixed(0)} % of what it has`
}
