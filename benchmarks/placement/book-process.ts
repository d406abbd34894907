import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const CLI = join(import.meta.dirname, '../../apps/book/src/cli/main.ts')
const START_MS = 90_000

export interface BookProcess {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts the book alone, with all its roles, on a free port. */
export async function startBook(env: Readonly<Record<string, string>>): Promise<BookProcess> {
  const child = spawn(process.execPath, [CLI, 'serve'], {
    env: { ...process.env, PORT: '0', LIMIT_SCALE: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = await originOf(child, ended)
  return {
    origin,
    async stop() {
      child.kill('SIGINT')
      await ended
    },
  }
}

function originOf(child: ChildProcess, ended: Promise<void>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      const origin = /ready: (http:\/\/[^/\s]+)/.exec(output)?.[1]
      if (origin !== undefined) resolve(origin)
    })
    void ended.then(() => reject(new Error(`The book ended before it was ready: ${output}`)))
    setTimeout(() => reject(new Error('The book was not ready in time')), START_MS).unref()
  })
}
