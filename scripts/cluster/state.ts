import { readFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface RunningProcess {
  readonly name: string
  /** Null between its end and its next start. */
  readonly pid: number | null
  /** When the system started it: distinguishes it from another process that has its id now. */
  readonly startTime: string
  readonly isReady: boolean
  /** How often it was started. */
  readonly starts: number
  readonly stopSignal: NodeJS.Signals
  /** Ports of this machine where it is reached, by what is served there. */
  readonly ports: Readonly<Record<string, number>>
}

/** What runs in a data folder. */
export interface ClusterState {
  readonly supervisor: number
  /** Address that players see. */
  readonly origin: string
  /** Address of the primary's database. */
  readonly databaseUrl: string
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

/** When the system started a process, in ticks since the machine started; empty where it does not run. */
export function startTimeOf(pid: number): string {
  try {
    // The name of the program, in brackets, may hold anything.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Whether the process that is described still runs. */
export function isRunning({ pid, startTime }: RunningProcess): boolean {
  return pid !== null && isAlive(pid) && startTimeOf(pid) === startTime
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
