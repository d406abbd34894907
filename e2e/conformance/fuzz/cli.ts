import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { CALLS } from '@touchline/contract'
import { type ConformanceOptions, readOptions } from '../options.ts'
import { findSchemathesis } from '../schemathesis/install.ts'
import { ROLES, runSchemathesis } from '../schemathesis/run.ts'
import { type FuzzOptions, runFuzz } from './run.ts'

/** Longest that any call may take on a machine that does nothing else. */
const SLOW_MS = 1_000

/**
 * `npm run fuzz -- URL --calls 20000 --seed N`: hostile requests; ends with `N passed, N failed`. `--with schemathesis`
 * lets Schemathesis make the requests, about `calls` of them.
 */
try {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { calls: text, seed: text, from: text, player: text, with: text },
  })
  const whole = (name: 'calls' | 'seed' | 'from', fallback: number): number => {
    const value = Number(values[name] ?? fallback)
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} is a whole number`)
    return value
  }
  const target = readOptions([...positionals, ...(values.player ? ['--player', values.player] : [])], process.env)
  const options = {
    calls: whole('calls', 20_000),
    seed: whole('seed', randomInt(1, 1_000_000)),
    from: whole('from', 0),
    slowMs: SLOW_MS,
  }
  if (values.with === 'schemathesis') await schemathesis(target, options)
  else if (values.with === undefined) await own(target, options)
  else throw new Error('--with takes schemathesis')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function own(target: ConformanceOptions, options: FuzzOptions): Promise<void> {
  console.log(`seed ${options.seed}, ${options.calls} calls from number ${options.from}`)
  const report = await runFuzz(target, options)
  for (const { call, problem, number, times, reproduction } of report.findings)
    console.log(`\n${call} ${problem} (${times} times, first by call ${number})\n  ${reproduction}`)
  const counts = Object.entries(report.statuses).map(([status, count]) => `${status}: ${count}`)
  console.log(`\nanswers ${counts.join(', ')}; p99 ${report.p99Ms.toFixed(0)} ms; seed ${options.seed}`)
  console.log(`${report.passed} passed, ${report.failed} failed`)
  process.exitCode = report.failed > 0 ? 1 : 0
}

async function schemathesis(target: ConformanceOptions, { calls, seed }: FuzzOptions): Promise<void> {
  const found = await findSchemathesis()
  if ('missing' in found) throw new Error(`Schemathesis is not here: ${found.missing}.`)
  const examples = Math.max(1, Math.round(calls / ROLES.length / Object.keys(CALLS).length))
  let failed = 0
  for (const as of ROLES) {
    const { ok, output } = await runSchemathesis(found.program, target, { as, examples, borders: true, seed })
    console.log(`As a ${as}:\n${output}`)
    if (!ok) failed++
  }
  console.log(`${ROLES.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
