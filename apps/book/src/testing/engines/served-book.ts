import { spawn } from 'node:child_process'

const PROGRAM = new URL('../../cli/main.ts', import.meta.url).pathname
const PATIENCE_MS = 120_000

/** A book as operators run it, in a process of its own. */
export interface ServedBook {
  readonly origin: string
  /** Where browsers connect when no other engine is there. */
  readonly socketUrl: string
  output(): string
  signal(signal: NodeJS.Signals): void
  stop(): Promise<void>
}

export async function serveBook(env: Readonly<Record<string, string>>): Promise<ServedBook> {
  const child = spawn(process.execPath, [PROGRAM, 'serve'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The book was not ready in time:\n${output}`)), PATIENCE_MS)
    const listen = (chunk: Buffer) => {
      output += chunk
      const found = /ready: (http:\/\/[^/\s]+)/.exec(output)?.[1]
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new Error(`The book ended before it was ready:\n${output}`))
    })
  })
  return {
    origin,
    socketUrl: `${origin.replace('http', 'ws')}/connection/websocket`,
    output: () => output,
    signal: (signal) => void child.kill(signal),
    async stop() {
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 30_000)
      await ended
      clearTimeout(timer)
    },
  }
}
