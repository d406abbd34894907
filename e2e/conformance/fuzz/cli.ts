import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { readOptions } from '../options.ts'
import { runFuzz } from './run.ts'

/** `npm run fuzz -- URL --calls 20000 --seed N`: hostile requests; ends with `N passed, N failed`. */
try {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { calls: text, seed: text, from: text, player: text },
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
  }
  console.log(`seed ${options.seed}, ${options.calls} calls from number ${options.from}`)
  const report = await runFuzz(target, options)
  for (const { call, problem, number, times, reproduction } of report.findings)
    console.log(`\n${call} ${problem} (${times} times, first by call ${number})\n  ${reproduction}`)
  const counts = Object.entries(report.statuses).map(([status, count]) => `${status}: ${count}`)
  console.log(`\nanswers ${counts.join(', ')}; p99 ${report.p99Ms.toFixed(0)} ms; seed ${options.seed}`)
  console.log(`${report.passed} passed, ${report.failed} failed`)
  process.exitCode = report.failed > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
