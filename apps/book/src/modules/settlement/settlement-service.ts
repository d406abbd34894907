import { createLoop } from '../../kernel/loop.ts'
import type { Service } from '../../kernel/service.ts'
import { voidOverdue } from './matches/void-for-lateness.ts'
import type { SettlementPorts } from './ports.ts'
import { settleChanges } from './settle-changes.ts'
import { RESWEEP_MS, settleResults } from './settle-results.ts'
import { whatWaits } from './what-waits.ts'

const EVERY_MS = 500
/** However a bet came to be overlooked, it is found within this time. */
const WHOLE_SWEEP_MS = 5 * 60_000

/** Settles bets as results come in, starting with those that the last process did not finish. */
export function createSettlementService(ports: SettlementPorts): Service {
  const { clock, log, signals } = ports
  let everything = true
  let wholeAt = clock.now()
  return createLoop({
    name: 'settlement',
    clock,
    log,
    everyMs: EVERY_MS,
    wokenBy: { signals, name: 'results_recorded' },
    async round() {
      const whole = everything || clock.now() - wholeAt > WHOLE_SWEEP_MS
      // Stays set when the round fails: results may grow old before the next one works.
      everything = true
      const { isOverdue, hasChanges, hasNewResults } = await whatWaits(ports.db, clock.now(), clock.now() - RESWEEP_MS)
      if (isOverdue) await voidOverdue(ports)
      // What is void by now is a change, and may be a result.
      const isCorrecting = (isOverdue || hasChanges) && (await settleChanges(ports))
      const more = (whole || isOverdue || hasChanges || hasNewResults) && (await settleResults(ports, whole))
      if (whole) wholeAt = clock.now()
      everything = whole && more
      return more || isCorrecting
    },
  })
}
