import { type ChildProcess, spawn } from 'node:child_process'
import type { ServerUser } from '../database.ts'

export interface Launch {
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Whom it runs as; null: the user of this process. */
  readonly user?: ServerUser
}

/** Server programs by name, and the end of what they printed. */
export interface Children {
  launch(name: string, options: Launch): void
  output(name: string): string
  /** Sends a signal to one that runs; resolves when it has ended. */
  end(name: string, signal: NodeJS.Signals): Promise<void>
}

const LONGEST_OUTPUT = 4_000

export function createChildren(): Children {
  const children = new Map<string, ChildProcess>()
  const output = new Map<string, string>()
  return {
    launch(name, { command, args, env = {}, user = null }) {
      const child = spawn(command, [...args], {
        ...user,
        cwd: '/',
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const listen = (chunk: Buffer) => {
        output.set(name, `${output.get(name) ?? ''}${chunk}`.slice(-LONGEST_OUTPUT))
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      children.set(name, child)
    },
    output: (name) => output.get(name) ?? '',
    async end(name, signal) {
      const child = children.get(name)
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill(signal)
      await ended
    },
  }
}
