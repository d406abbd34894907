import { runSeed, type SeedReport } from './run-seed.ts'
import type { Template } from './template.ts'

/** While one simulation waits for the database another one works. Each is alone with its own chance, time and gate. */
const AT_ONCE = 2

/** Plays seeds, and reports each as it ends. */
export async function runSeeds(
  template: Template,
  seeds: readonly number[],
  report: (report: SeedReport) => void,
): Promise<void> {
  const left = [...seeds]
  async function work(): Promise<void> {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) report(await runSeed(template, seed))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
