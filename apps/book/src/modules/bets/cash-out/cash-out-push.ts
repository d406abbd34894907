import { createLoop } from '../../../kernel/loop.ts'
import type { Service } from '../../../kernel/service.ts'
import type { BetsParts } from '../parts.ts'
import type { Audience } from '../ports.ts'
import { createValuePublisher } from './publish-values.ts'

/** A bet's value is published this often at most. */
const EVERY_MS = 2_000

/** Publishes the cash-out values of open bets to connected players, whenever they change. */
export function createCashOutPush(ports: BetsParts, audience: Audience): Service {
  const { clock, log, signals } = ports
  let values = createValuePublisher(ports, audience)
  const loop = createLoop({
    name: 'cash-out values',
    clock,
    log,
    everyMs: EVERY_MS,
    round: () => values.round().then(() => false),
  })
  let unsubscribe = () => {}
  return {
    name: loop.name,
    work: loop.work,
    async run() {
      // A run that overlaps this one published values of other bets.
      values = createValuePublisher(ports, audience)
      unsubscribe = signals.on('bets_changed', ({ betIds }) => values.reread(betIds))
      await loop.run()
    },
    async stop() {
      unsubscribe()
      await loop.stop()
    },
  }
}
