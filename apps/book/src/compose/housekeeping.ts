import type { Infra } from '../kernel/infra.ts'
import { createLoop, type Loop } from '../kernel/loop.ts'
import type { BookModule } from '../kernel/module.ts'
import { forgetOldAnswers } from '../kernel/once.ts'

/** The responses of idempotent requests, which belong to no module. */
export const keptAnswers = ({ db, clock }: Pick<Infra, 'db' | 'clock'>): Pick<BookModule, 'tidy'> => ({
  tidy: () => forgetOldAnswers(db, clock.now()),
})

const EVERY_MS = 10 * 60_000

/** Lets every module drop what has outlived its promise. */
export function createHousekeeping(
  { clock, log }: Pick<Infra, 'clock' | 'log'>,
  modules: readonly Pick<BookModule, 'tidy'>[],
): Loop {
  return createLoop({
    name: 'housekeeping',
    clock,
    log,
    everyMs: EVERY_MS,
    async round() {
      for (const { tidy } of modules) await tidy?.()
      return false
    },
  })
}
