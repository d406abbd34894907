import type { Clock } from '../kernel/clock.ts'
import type { PriceSource } from '../modules/offer/index.ts'
import type { CustomPricer } from '../modules/pricing/index.ts'
import type { AdditionalProgramme } from '../modules/sources/simulator/additional/additional-programme.ts'

/** What an additional provider plays on a test's book. */
export interface TestProgramme extends Pick<AdditionalProgramme, 'step' | 'confirm' | 'store'>, CustomPricer {}

/** The source of a test: nothing moves but what the test plays. */
export function createTestSource(
  clock: Clock,
  programmes: readonly TestProgramme[],
  customPricer: CustomPricer,
): PriceSource {
  return {
    name: 'programmes of the test',
    providers: [],
    customPricer,
    async start() {},
    async stop() {},
    async work() {
      for (const programme of programmes) {
        programme.step(clock.now())
        programme.confirm(clock.now())
        await programme.store()
      }
    },
  }
}
