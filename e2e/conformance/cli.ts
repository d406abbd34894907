import { CALLS } from '@touchline/contract'
import { readOptions } from './options.ts'
import { runConformance, type Verdict } from './run.ts'

/** `npm run conformance -- URL`: does a back end keep the contract? One line per call, then what failed. */
function line(verdict: Verdict): string {
  const { method, path } = CALLS[verdict.name]
  const head = [verdict.name.padEnd(24), method.padEnd(6), path.padEnd(40), verdict.verdict.padEnd(10)].join(' ')
  switch (verdict.verdict) {
    case 'passed':
      return `${head} ${verdict.note}`.trimEnd()
    case 'not judged':
      return `${head} ${verdict.why}`
    case 'failed':
      return [head, ...verdict.failures.map((failure) => `    ${failure}`)].join('\n')
    default:
      return verdict satisfies never
  }
}

try {
  const options = readOptions(process.argv.slice(2), process.env)
  await fetch(options.origin).catch(() => {
    throw new Error(`Nothing answers at ${options.origin}; start the back end first.`)
  })
  console.log(`${'call'.padEnd(24)} method path${' '.repeat(36)} verdict    why`)
  const verdicts = await runConformance(options, (verdict) => console.log(line(verdict)))
  const count = (verdict: Verdict['verdict']): number => verdicts.filter((one) => one.verdict === verdict).length
  if (count('not judged') > 0) console.log(`${count('not judged')} not judged`)
  console.log(`${count('passed')} passed, ${count('failed')} failed`)
  process.exitCode = count('failed') > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
