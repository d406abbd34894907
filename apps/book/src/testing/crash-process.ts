import { type ChildProcess, spawn } from 'node:child_process'

const PROGRAM = new URL('./crash-server.ts', import.meta.url).pathname

/** A book in a process of its own, that can be killed. */
export interface CrashProcess {
  readonly origin: string
  /** Whether it still runs. */
  isUp(): boolean
  /** What it printed so far. */
  said(): string
  /** SIGKILL: no chance to finish anything. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export async function startCrashProcess(env: Readonly<Record<string, string>>): Promise<CrashProcess> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let said = ''
  const listen = (chunk: Buffer) => {
    said += chunk
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const origin = await originOf(child)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    origin,
    isUp: () => child.exitCode === null && child.signalCode === null,
    said: () => said,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const origin = /listening on (http:\S+)/.exec(said)?.[1]
      if (origin !== undefined) resolve(origin)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => reject(new Error(`The book ended before it was ready:\n${said}`)))
  })
}
