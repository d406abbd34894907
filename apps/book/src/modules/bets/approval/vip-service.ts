import type { BookContext } from '../../../context.ts'
import { createLoop, type Loop } from '../../../lib/loop.ts'
import { reviewVipBets } from './review-vip-bets.ts'

const EVERY_MS = 500

/** Brings large stakes before the desk. Several processes may run it. */
export function createVipService(context: BookContext): Loop {
  const { clock, log } = context
  return createLoop({
    name: 'approval of large stakes',
    clock,
    log,
    everyMs: EVERY_MS,
    round: () => reviewVipBets(context).then(() => false),
  })
}
