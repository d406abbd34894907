import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../check/run-tool.ts'
import type { FileReport, Report } from './report.ts'

/** The result of a stage. */
export interface Stage {
  readonly name: string
  readonly seconds: number
  /** CPU seconds of it and of everything it started; null where the system does not report them. */
  readonly cpuSeconds: number | null
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

/** Runs a tool at the given priority, and has the shell record the CPU time of the tool and all its children. */
const TIMED = 'nice -n "$0" "$@" 3>&-; code=$?; times >&3; exit $code'

interface Ran {
  readonly code: number
  readonly cpuSeconds: number | null
}

function run(tool: string, args: readonly string[], { priority = 0, env, onLine }: RunOptions): Promise<Ran> {
  const child = spawn('sh', ['-c', TIMED, String(priority), join(ROOT, 'node_modules/.bin', tool), ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit', 'pipe'],
  })
  let times = ''
  child.stdio[3]?.on('data', (chunk: Buffer) => {
    times += chunk
  })
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text)
    for (const line of text.split('\n')) onLine?.(line)
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, cpuSeconds: secondsIn(times) }))
  })
}

/**
 * The seconds in the output of `times`, which is in minutes and seconds: own user and system time, then those of
 * children.
 */
function secondsIn(times: string): number | null {
  const spans = [...times.matchAll(/(\d+)m([\d.]+)s/g)]
  return spans.length === 0 ? null : spans.reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0)
}

const secondsSince = (started: number): number => (Date.now() - started) / 1_000

/** The static gate; each of its checks counts as one test. */
export async function runChecks(): Promise<Stage> {
  const started = Date.now()
  let passed = 0
  const failed: string[] = []
  const { code, cpuSeconds } = await run('node', ['scripts/check.ts'], {
    onLine: (line) => {
      const [, outcome, name = ''] = /^(ok|FAIL) +(.*) \(\d+ ms\)$/.exec(line) ?? []
      if (outcome === 'ok') passed++
      if (outcome === 'FAIL') failed.push(name)
    },
  })
  if (code !== 0 && failed.length === 0) failed.push('the checks broke')
  return { name: 'check', seconds: secondsSince(started), cpuSeconds, files: [], passed, failed }
}

/** Vitest projects of a stage, where it has more than the one of its name: they share its workers. */
const PROJECTS: Readonly<Record<string, readonly string[]>> = { unit: ['unit', 'web'] }

/**
 * Runs the Vitest projects of a stage, or some files of a project. A run that breaks before its report is a failure.
 */
export async function runProject(
  name: string,
  options: RunOptions = {},
  files: readonly string[] = [],
): Promise<Stage> {
  const started = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'touchline-test-'))
  const report = join(folder, 'report.json')
  const projects = files.length === 0 ? (PROJECTS[name] ?? [name]) : [name]
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=./scripts/test/reporter.ts']
  const { code, cpuSeconds } = await run('vitest', ['run', ...chosen, ...reporters, ...files], {
    ...options,
    env: { REPORT_FILE: report },
  })
  try {
    const { files: ran, unhandled } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const failed = unhandled.map((message) => `${name}: unhandled: ${message.split('\n')[0]}`)
    const isExplained = failed.length > 0 || ran.some(({ failures }) => failures.length > 0)
    if (code !== 0 && !isExplained) failed.push(`${name} ended with ${code}`)
    return { name, seconds: secondsSince(started), cpuSeconds, files: ran, passed: 0, failed }
  } catch {
    const broke = [`${name} broke before its report`]
    return { name, seconds: secondsSince(started), cpuSeconds, files: [], passed: 0, failed: broke }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
