import { runSeed, type SeedReport } from './run-seed.ts'
import type { Template } from './template.ts'

/** While one simulation waits for the database another one works. Each is alone with its own chance, time and gate. */
const AT_ONCE = 2

/** Plays seeds, and tells of each as it ends. */
export async function runSeeds(
  template: Template,
  seeds: readonly number[],
  tell: (report: SeedReport) => void,
): Promise<void> {
  const left = [...seeds]
  async function work(): Promise<void> {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) tell(await runSeed(template, seed))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
