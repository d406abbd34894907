import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../check/run-tool.ts'
import type { FileReport, Report } from './report.ts'

/** What became of a stage. */
export interface Stage {
  readonly name: string
  readonly seconds: number
  readonly files: readonly FileReport[]
  /** What passed and failed in no file of tests: checks, and runs that broke. */
  readonly passed: number
  readonly failed: readonly string[]
}

interface RunOptions {
  /** As `nice` has it: above 0 leaves the cores to others first. @default 0 */
  readonly priority?: number
  readonly env?: Readonly<Record<string, string>>
  readonly onLine?: (line: string) => void
}

/** Hundreds of processes begin with the same sources: each finds them compiled. */
const COMPILED = join(ROOT, 'node_modules/.cache/touchline/compiled')

function run(tool: string, args: readonly string[], { priority = 0, env, onLine }: RunOptions): Promise<number> {
  const child = spawn(join(ROOT, 'node_modules/.bin', tool), args, {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
  })
  // Whatever it starts inherits it.
  if (child.pid !== undefined && priority !== 0) setPriority(child.pid, priority)
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text)
    for (const line of text.split('\n')) onLine?.(line)
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

const secondsSince = (started: number): number => (Date.now() - started) / 1_000

/** The static gate; each of its checks counts as one test. */
export async function runChecks(): Promise<Stage> {
  const started = Date.now()
  let passed = 0
  const failed: string[] = []
  const code = await run('node', ['scripts/check.ts'], {
    onLine: (line) => {
      const [, outcome, name = ''] = /^(ok|FAIL) +(.*) \(\d+ ms\)$/.exec(line) ?? []
      if (outcome === 'ok') passed++
      if (outcome === 'FAIL') failed.push(name)
    },
  })
  if (code !== 0 && failed.length === 0) failed.push('the checks broke')
  return { name: 'check', seconds: secondsSince(started), files: [], passed, failed }
}

/** One Vitest project, or one file of it. A run that breaks before its report is a failure, never silence. */
export async function runProject(name: string, options: RunOptions = {}, file?: string): Promise<Stage> {
  const started = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'touchline-test-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=./scripts/test/reporter.ts']
  const code = await run('vitest', ['run', '--project', name, ...reporters, ...(file === undefined ? [] : [file])], {
    ...options,
    env: { REPORT_FILE: report },
  })
  try {
    const { files, unhandled } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const failed = unhandled.map((message) => `${name}: nobody handled ${message.split('\n')[0]}`)
    const isExplained = failed.length > 0 || files.some(({ failures }) => failures.length > 0)
    if (code !== 0 && !isExplained) failed.push(`${name} ended with ${code}`)
    return { name, seconds: secondsSince(started), files, passed: 0, failed }
  } catch {
    return { name, seconds: secondsSince(started), files: [], passed: 0, failed: [`${name} broke before its report`] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
