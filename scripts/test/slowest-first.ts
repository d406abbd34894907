import { readFileSync, statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, by the end of their path, slowest first: begun last, one of them would run on alone. */
const SLOWEST: readonly string[] = [
  'journeys/main-job.e2e.ts',
  'gallery/gallery.e2e.ts',
  'journeys/truth-on-screen.e2e.ts',
  'journeys/accessible.e2e.ts',
  'fuzz/fuzz.e2e.ts',
  'journeys/account.e2e.ts',
  'journeys/failures.e2e.ts',
  'simulation.pg.test.ts',
  'durability.pg.test.ts',
  'corrections.pg.test.ts',
  'offer-processes.pg.test.ts',
  'operator-commands.pg.test.ts',
  'bets.pg.test.ts',
  'stopped-owner.pg.test.ts',
  'session-ends.pg.test.ts',
  'src/core.test.ts',
  'src/crash.test.ts',
  'scripts/how-to.test.ts',
  'programme/restart.test.ts',
  'src/server/blocks.test.ts',
  'check/arrows.test.ts',
  'basketball/calibration.test.ts',
  'tennis/calibration.test.ts',
  'american-football/calibration.test.ts',
]

/** The product that a file of journeys shares with others, by its name; null where it has one of its own. */
function sharedBy({ moduleId }: TestSpecification): string | null {
  if (!moduleId.endsWith('.e2e.ts')) return null
  return /\b(?:borrowProduct|aroundBorrowed)\('(\w+)'/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? null
}

/**
 * The slowest files first, then the largest; on a machine that has no memory of earlier runs. Files that share a product
 * follow one another, from where the slowest of them would stand: a worker ends it when it comes to another file.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = SLOWEST.findIndex((end) => moduleId.endsWith(end))
      return place < 0 ? SLOWEST.length : place
    }
    const size = ({ moduleId }: TestSpecification): number => statSync(moduleId).size
    const products = new Map(files.map((file) => [file, sharedBy(file)]))
    const blockRank = (file: TestSpecification): number => {
      const product = products.get(file) ?? null
      const block = product === null ? [file] : files.filter((other) => products.get(other) === product)
      return Math.min(...block.map(rank))
    }
    const ranks = new Map(files.map((file) => [file, blockRank(file)]))
    const blockOf = (file: TestSpecification): number => ranks.get(file) ?? SLOWEST.length
    const nameOf = (file: TestSpecification): string => products.get(file) ?? ''
    return [...files].sort(
      (a, b) => blockOf(a) - blockOf(b) || nameOf(a).localeCompare(nameOf(b)) || rank(a) - rank(b) || size(b) - size(a),
    )
  }
}
