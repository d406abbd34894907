import type { BookContext } from '../../context.ts'
import { createLoop } from '../../lib/loop.ts'
import type { Service } from '../../lib/service.ts'
import { voidOverdue } from './matches/void-for-lateness.ts'
import { settleChanges } from './settle-changes.ts'
import { settleResults } from './settle-results.ts'

const EVERY_MS = 500
/** However a bet came to be overlooked, it is found within this time. */
const WHOLE_SWEEP_MS = 5 * 60_000

/** Settles bets as results come in, beginning with whatever was left when the last process stopped. */
export function createSettlement(context: BookContext): Service {
  const { clock, log, signals } = context
  let everything = true
  let wholeAt = clock.now()
  const loop = createLoop({
    name: 'settlement',
    clock,
    log,
    everyMs: EVERY_MS,
    async round() {
      const whole = everything || clock.now() - wholeAt > WHOLE_SWEEP_MS
      // Stays set when the round fails: results may grow old before the next one works.
      everything = true
      await voidOverdue(context)
      const isCorrecting = await settleChanges(context)
      const more = await settleResults(context, whole)
      if (whole) wholeAt = clock.now()
      everything = whole && more
      return more || isCorrecting
    },
  })
  let unsubscribe = () => {}
  return {
    name: loop.name,
    async run() {
      unsubscribe = signals.on('results_recorded', loop.wake)
      await loop.run()
    },
    async stop() {
      unsubscribe()
      await loop.stop()
    },
  }
}
