import { MEMBERS, processesOf } from './description.ts'
import { familyOf } from './family.ts'
import { isRunning, type RunningProcess, readState } from './state.ts'
import { signal } from './supervisor.ts'

/** A replacement has this long to be ready, in ms. */
const REPLACED_MS = 120_000
const LOOK_MS = 200

async function runningIn(folder: string): Promise<readonly RunningProcess[]> {
  const state = await readState(folder)
  if (state === null) throw new Error(`No cluster runs in ${folder}.`)
  return state.processes
}

/** The process of a name; throws a sentence with all names where there is none. */
async function find(folder: string, name: string): Promise<number> {
  const running = await runningIn(folder)
  const found = running.find((one) => one.name === name)
  if (found === undefined) throw new Error(`No ${name} runs; there are ${running.map((one) => one.name).join(', ')}.`)
  if (found.pid === null || !isRunning(found)) throw new Error(`${name} is just being started again.`)
  return found.pid
}

/** Pauses all processes of a server, parents first so that they start no others. */
async function hold(pid: number): Promise<readonly number[]> {
  signal(pid, 'SIGSTOP')
  const family = await familyOf(pid)
  for (const one of family) signal(one, 'SIGSTOP')
  return family
}

/** SIGKILL to a server and all that it has started. */
export async function kill(folder: string, name: string): Promise<void> {
  for (const pid of await hold(await find(folder, name))) signal(pid, 'SIGKILL')
}

/** SIGSTOP: connections stay open, and no responses come. */
export async function freeze(folder: string, name: string): Promise<void> {
  await hold(await find(folder, name))
}

export async function thaw(folder: string, name: string): Promise<void> {
  for (const pid of await familyOf(await find(folder, name))) signal(pid, 'SIGCONT')
}

/** Replaces one process of ours after the other; each has to be ready before the next one ends. */
export async function roll(folder: string, print: (line: string) => void): Promise<void> {
  const names = MEMBERS.filter(({ isOurs }) => isOurs).flatMap(processesOf)
  for (const name of names) {
    const before = (await runningIn(folder)).find((one) => one.name === name)
    const since = Date.now()
    signal(await find(folder, name), before?.stopSignal ?? 'SIGTERM')
    await replaced(folder, name, before?.starts ?? 0)
    print(`${name}: replaced in ${Date.now() - since} ms`)
  }
}

async function replaced(folder: string, name: string, starts: number): Promise<void> {
  for (const since = Date.now(); Date.now() - since < REPLACED_MS; ) {
    const now = (await runningIn(folder)).find((one) => one.name === name)
    if (now !== undefined && now.starts > starts && now.isReady) return
    await new Promise((done) => setTimeout(done, LOOK_MS))
  }
  throw new Error(`${name} was not ready within ${REPLACED_MS} ms; the others were left as they are.`)
}
