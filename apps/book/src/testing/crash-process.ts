import { type ChildProcess, spawn } from 'node:child_process'

const PROGRAM = new URL('./crash-server.ts', import.meta.url)

/** A book in a process of its own, that can be killed. */
export interface CrashProcess {
  readonly origin: string
  /** Whether it still runs. */
  isUp(): boolean
  /** What it printed so far. */
  output(): string
  /** Holds it as it is, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** SIGKILL: no chance to finish anything. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export async function startCrashProcess(
  env: Readonly<Record<string, string>>,
  program: URL = PROGRAM,
): Promise<CrashProcess> {
  const child = spawn(process.execPath, [program.pathname], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''
  const listen = (chunk: Buffer) => {
    output += chunk
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
    output: () => output,
    signal: (signal) => void child.kill(signal),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk
      const origin = /listening on (http:\S+)/.exec(output)?.[1]
      if (origin !== undefined) resolve(origin)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => reject(new Error(`The book ended before it was ready:\n${output}`)))
  })
}
