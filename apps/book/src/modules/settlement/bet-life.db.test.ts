import fc from 'fast-check'
import { describe, test } from 'vitest'
import { MATCHES, type Model, type Real, STEPS } from '../../testing/bet-life/steps.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'

const OPENING = 100_00

onDatabase((suite) => {
  describe("a bet's whole life", () => {
    test(
      'BETS-01: placed, accepted, settled, corrected, rolled back, cancelled, restored, cashed out, in any order and late: balance, debt and every bet are as the oracle has them at every step',
      () =>
        onBook(suite, async ({ book, match, player }) => {
          await fc.assert(
            fc.asyncProperty(fc.commands([...STEPS], { maxCommands: 40, size: 'max' }), async (commands) => {
              const real: Real = {
                book,
                // The first one is live: its bets are submitted before they are accepted.
                matches: Array.from({ length: MATCHES }, (_, index) =>
                  match({ isLive: index === 0, odds: { home: 21_000, away: 15_500 } }),
                ),
                player: await player({ EUR: OPENING }),
                keys: 0,
              }
              const model: Model = {
                balance: OPENING,
                debt: 0,
                matches: real.matches.map(() => ({
                  words: [],
                  cancels: [],
                  rollbacks: [],
                  withdrawal: null,
                })),
                bets: [],
              }
              await fc.asyncModelRun(() => ({ model, real }), commands)
            }),
            // Shrinking ends in time to report the case it has found.
            { numRuns: 3 * suite().histories, interruptAfterTimeLimit: 180_000, markInterruptAsFailure: true },
          )
        }),
      240_000,
    )
  })
})
