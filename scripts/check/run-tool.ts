import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

export interface Outcome {
  readonly name: string
  readonly ok: boolean
  readonly output: string
  readonly ms: number
}

export const ROOT = join(import.meta.dirname, '../..')

const running = new Set<ChildProcess>()

/**
 * Ends the tools that run when this process is interrupted, and then the process. A compiler starts a program of its
 * own, which outlives it, so the whole group ends.
 */
export function endToolsOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL')
      process.exit(1)
    })
}

/** Runs a tool of node_modules/.bin from the repository's root and keeps what it prints. */
export function runTool(name: string, tool: string, args: readonly string[]): Promise<Outcome> {
  const started = Date.now()
  const child = spawn(join(ROOT, 'node_modules/.bin', tool), args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ name, ok: false, output: error.message, ms: Date.now() - started }))
    child.on('close', (code) => resolve({ name, ok: code === 0, output, ms: Date.now() - started }))
  })
}
