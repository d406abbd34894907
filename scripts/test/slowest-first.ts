import { statSync } from 'node:fs'
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

/** The slowest files first, then the largest; on a machine that has no memory of earlier runs. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = SLOWEST.findIndex((end) => moduleId.endsWith(end))
      return place < 0 ? SLOWEST.length : place
    }
    const size = ({ moduleId }: TestSpecification): number => statSync(moduleId).size
    return [...files].sort((a, b) => rank(a) - rank(b) || size(b) - size(a))
  }
}
