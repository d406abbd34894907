import { readFile } from 'node:fs/promises'
import { familyOf } from '../../scripts/cluster/family.ts'
import type { RunningCluster } from '../../scripts/cluster/harness/running-cluster.ts'

/** MB of memory of each process of a cluster with all that it has started; shared memory counts in parts. */
export async function memoryOf(cluster: RunningCluster): Promise<Readonly<Record<string, number>>> {
  const { processes } = await cluster.state()
  const sizes = processes.map(async ({ name, pid }) => {
    const family = pid === null ? [] : await familyOf(pid)
    const parts = await Promise.all(family.map(proportionalKb))
    return [name, Math.round(parts.reduce((sum, kb) => sum + kb, 0) / 1_024)] as const
  })
  return Object.fromEntries(await Promise.all(sizes))
}

/** KB of one process; 0 if the process has ended. */
async function proportionalKb(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0)
}
