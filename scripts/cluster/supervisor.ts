import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { familyOf } from './family.ts'
import { type ClusterState, type RunningProcess, startTimeOf, writeState } from './state.ts'

/** A process of this machine, as it is started. */
export interface ProcessSpec {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** User that it runs as, where that is another one. */
  readonly user: { readonly uid: number; readonly gid: number } | null
  /** What makes it end in good order. */
  readonly stopSignal: NodeJS.Signals
  /** Ports where it is reached, by what is served there. */
  readonly ports: Readonly<Record<string, number>>
  /** Whether it may be sent work; rejects or returns false where it may not. */
  readonly isReady: () => Promise<boolean>
}

export interface Supervisor {
  /** Starts a process and resolves once it is ready; rejects with what it printed where it ends or takes too long. */
  start(spec: ProcessSpec): Promise<void>
  /** Ends all of them, the last one first. */
  stop(): Promise<void>
}

/** Between the end of a process and its next start, in ms. */
const RESTART_MS = 300
const LOOK_MS = 200
const START_MS = 120_000
const STOP_MS = 15_000
/** Characters of a log that an error repeats. */
const TAIL = 1_500

interface Watched {
  readonly spec: ProcessSpec
  child: ChildProcess | null
  isReady: boolean
  starts: number
}

/**
 * Keeps processes running, as a service manager does: one that ends is started again. The output of each is in
 * `logs/NAME.log`.
 */
export function createSupervisor(
  folder: string,
  { origin, databaseUrl }: Pick<ClusterState, 'origin' | 'databaseUrl'>,
  print: (line: string) => void,
): Supervisor {
  const watched: Watched[] = []
  let isStopping = false

  async function publish(): Promise<void> {
    const processes = watched.map(
      ({ spec, child, isReady, starts }): RunningProcess => ({
        name: spec.name,
        pid: child?.pid ?? null,
        startTime: child?.pid === undefined ? '' : startTimeOf(child.pid),
        isReady,
        starts,
        stopSignal: spec.stopSignal,
        ports: spec.ports,
      }),
    )
    await writeState(folder, { supervisor: process.pid, origin, databaseUrl, processes })
  }

  const logOf = (name: string) => join(folder, 'logs', `${name}.log`)

  function launch(one: Watched): void {
    const { name, command, args, env, user } = one.spec
    const log = openSync(logOf(name), 'a', 0o600)
    const child = spawn(command, [...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log],
      // Ctrl-C is the supervisor's to pass on, in order.
      detached: true,
      ...user,
    })
    closeSync(log)
    one.child = child
    one.starts++
    one.isReady = false
    child.once('error', (error) => print(`${name} cannot be started: ${error.message}`))
    child.once('exit', (code, signal) => {
      one.isReady = false
      one.child = null
      if (isStopping) return
      print(`${name} ended (${signal ?? code}) and is started again`)
      setTimeout(() => {
        if (isStopping) return
        launch(one)
        void publish()
        void untilReady(one).then((took) => took !== null && print(`${name} is ready again after ${took} ms`))
      }, RESTART_MS)
    })
  }

  /** How long it took, in ms; null where it ended before. */
  async function untilReady(one: Watched): Promise<number | null> {
    const { child } = one
    for (const since = Date.now(); one.child === child && !isStopping; ) {
      if (await one.spec.isReady().catch(() => false)) {
        if (one.child !== child) return null
        one.isReady = true
        await publish()
        return Date.now() - since
      }
      if (Date.now() - since > START_MS) return null
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
    return null
  }

  async function end({ child, spec }: Watched): Promise<void> {
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    const family = await familyOf(child.pid)
    for (const pid of family) signal(pid, 'SIGCONT')
    child.kill(spec.stopSignal)
    const timer = setTimeout(() => {
      for (const pid of family) signal(pid, 'SIGKILL')
    }, STOP_MS)
    await ended
    clearTimeout(timer)
  }

  return {
    async start(spec) {
      const one: Watched = { spec, child: null, isReady: false, starts: 0 }
      watched.push(one)
      launch(one)
      const took = await untilReady(one)
      if (took !== null || isStopping) return
      const logged = await readFile(logOf(spec.name), 'utf8').catch(() => '')
      throw new Error(`${spec.name} did not start. The end of ${logOf(spec.name)}:\n${logged.slice(-TAIL)}`)
    },
    async stop() {
      isStopping = true
      // The database goes last: what the others put away at their end is stored.
      for (const one of [...watched].reverse()) await end(one)
    },
  }
}

/** Sends a signal to a process that may have gone. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
