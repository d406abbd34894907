import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../check/run-tool.ts'

export interface Tally {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly skippedNames: readonly string[]
  readonly seconds: number
}

/** The part of Vitest's JSON report that is read here. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly success: boolean
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

function run(tool: string, args: readonly string[], onLine?: (line: string) => void): Promise<number> {
  const child = spawn(join(ROOT, 'node_modules/.bin', tool), args, {
    cwd: ROOT,
    stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
  })
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text)
    for (const line of text.split('\n')) onLine?.(line)
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** The static gate; each of its checks counts as one test. */
export async function runChecks(): Promise<Tally> {
  const started = Date.now()
  let counted: readonly number[] = []
  const code = await run('node', ['scripts/check.ts'], (line) => {
    const match = /^(\d+) passed, (\d+) failed$/.exec(line)
    if (match) counted = [Number(match[1]), Number(match[2])]
  })
  const [passed = 0, failed = code ? 1 : 0] = counted
  return { name: 'check', passed, failed, skipped: 0, skippedNames: [], seconds: (Date.now() - started) / 1000 }
}

/** One Vitest project. A run that breaks before its report is one failure, never silence. */
export async function runProject(name: string): Promise<Tally> {
  const started = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'touchline-test-'))
  const file = join(folder, 'report.json')
  const code = await run('vitest', [
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const seconds = (Date.now() - started) / 1000
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    const tests = report.testResults.flatMap((result) => result.assertionResults)
    const skippedNames = tests
      .filter((test) => test.status === 'skipped' || test.status === 'pending')
      .map((test) => test.fullName)
    const brokenFiles = report.testResults.filter(
      (result) => result.status === 'failed' && result.assertionResults.length === 0,
    )
    const failed = report.numFailedTests + brokenFiles.length
    return {
      name,
      passed: report.numPassedTests,
      failed: failed || (code ? 1 : 0),
      skipped: skippedNames.length,
      skippedNames,
      seconds,
    }
  } catch {
    return { name, passed: 0, failed: 1, skipped: 0, skippedNames: [], seconds }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
