import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** In the environment of every process of a cluster: its data folder. Tells a process of ours from another that has its id now. */
export const CLUSTER_VARIABLE = 'TOUCHLINE_CLUSTER'

export interface RunningProcess {
  readonly name: string
  /** Null between its end and its next start. */
  readonly pid: number | null
  readonly isReady: boolean
  /** How often it was started. */
  readonly starts: number
  readonly stopSignal: NodeJS.Signals
}

/** What runs in a data folder. */
export interface ClusterState {
  readonly supervisor: number
  /** Address that players see. */
  readonly origin: string
  readonly processes: readonly RunningProcess[]
}

const fileIn = (folder: string) => join(folder, 'cluster.json')

let written = 0

/** Replaces the state: readers see the whole of one state or of the next. */
export async function writeState(folder: string, state: ClusterState): Promise<void> {
  const aside = `${fileIn(folder)}.${process.pid}.${++written}`
  await writeFile(aside, JSON.stringify(state, null, 2), { mode: 0o600 })
  await rename(aside, fileIn(folder))
}

/** State of the cluster that runs in a folder; null where none was started or it was stopped. */
export async function readState(folder: string): Promise<ClusterState | null> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as ClusterState)
}

export async function removeState(folder: string): Promise<void> {
  await rm(fileIn(folder), { force: true })
}

/** Whether a process runs and belongs to the cluster of this folder. */
export async function isOfCluster(pid: number, folder: string): Promise<boolean> {
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
  return environment.split('\0').includes(`${CLUSTER_VARIABLE}=${folder}`)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
