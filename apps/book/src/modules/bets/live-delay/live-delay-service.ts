import type { BookContext } from '../../../context.ts'
import { createLoop, type Loop } from '../../../lib/loop.ts'
import { decideDueBets } from './decide-due-bets.ts'

const EVERY_MS = 100

/** Decides live bets when their delay is over, those of before a restart too. Several processes may run it. */
export function createLiveDelay(context: BookContext): Loop {
  const { clock, log } = context
  const since = clock.now()
  return createLoop({ name: 'live delay', clock, log, everyMs: EVERY_MS, round: () => decideDueBets(context, since) })
}
