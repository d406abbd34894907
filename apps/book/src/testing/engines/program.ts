import { type ChildProcess, spawn } from 'node:child_process'

/** A server program of a test, that can be killed and started again. */
export interface Program {
  /** SIGKILL: no chance to finish anything. */
  kill(): Promise<void>
  /** Starts it again with the same arguments; resolves when it responds. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts a program; `isUp` checks whether it responds. */
export async function startProgram(
  command: string,
  args: readonly string[],
  isUp: () => Promise<boolean>,
): Promise<Program> {
  let child: ChildProcess
  let ended = Promise.resolve()
  let output = ''

  async function launch(): Promise<void> {
    child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    ended = new Promise((resolve) => child.once('exit', () => resolve()))
    const listen = (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    for (let attempt = 0; attempt < 1_200; attempt++) {
      if (child.exitCode !== null) break
      if (await isUp().catch(() => false)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    child.kill('SIGKILL')
    throw new Error(`${command} did not come up:\n${output}`)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal)
    await ended
  }

  await launch()
  return { kill: () => end('SIGKILL'), restart: launch, stop: () => end('SIGTERM') }
}
