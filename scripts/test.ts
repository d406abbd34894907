import { ensureBrowser } from './test/browser.ts'
import { ensurePostgres } from './test/postgres.ts'
import { runChecks, runProject, type Tally } from './test/stages.ts'

/**
 * Everything that proves the product, in order of cost: static checks, unit and property tests, tests on real
 * PostgreSQL, journeys in a real browser on the built product. What the host lacks is installed where it can be, and
 * otherwise its tests are skipped by name and counted.
 */
const only = process.argv.slice(2)
const wanted = (stage: string): boolean => only.length === 0 || only.includes(stage)
const tallies: Tally[] = []

if (wanted('check')) tallies.push(await runChecks())
if (wanted('unit')) tallies.push(await runProject('unit'))
if (wanted('pg')) {
  await ensurePostgres()
  tallies.push(await runProject('pg'))
}
if (wanted('e2e')) {
  await ensureBrowser()
  await ensurePostgres()
  tallies.push(await runProject('e2e'))
}

const sum = (pick: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + pick(tally), 0)
for (const { name, passed, failed, skipped, seconds } of tallies) {
  console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds.toFixed(0)} s`)
}
for (const { skippedNames } of tallies) for (const name of skippedNames) console.log(`skipped: ${name}`)
const failed = sum((tally) => tally.failed)
const passed = sum((tally) => tally.passed)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
const skipped = sum((tally) => tally.skipped)
console.log(`${skipped} skipped in all`)
console.log(`${passed} passed, ${failed} failed`)
