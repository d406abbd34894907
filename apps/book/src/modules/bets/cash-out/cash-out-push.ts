import type { BookContext } from '../../../context.ts'
import { createLoop } from '../../../lib/loop.ts'
import type { Service } from '../../../lib/service.ts'
import type { Audience } from './audience.ts'
import { createValueTeller } from './tell-values.ts'

export type { Audience } from './audience.ts'

/** A bet's value is told this often at most. */
const EVERY_MS = 2_000

/** Tells players who listen what their open bets can be cashed out for, whenever that changes. */
export function createCashOutPush(context: BookContext, audience: Audience): Service {
  const { clock, log, signals } = context
  const teller = createValueTeller(context, audience)
  const loop = createLoop({
    name: 'cash-out values',
    clock,
    log,
    everyMs: EVERY_MS,
    round: () => teller.round().then(() => false),
  })
  let unsubscribe = () => {}
  return {
    name: loop.name,
    async run() {
      unsubscribe = signals.on('bets_changed', ({ betIds }) => teller.reread(betIds))
      await loop.run()
    },
    async stop() {
      unsubscribe()
      await loop.stop()
    },
  }
}
