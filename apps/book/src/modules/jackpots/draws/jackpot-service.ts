import { createLoop } from '../../../kernel/loop.ts'
import type { Service } from '../../../kernel/service.ts'
import type { JackpotsPorts } from '../ports.ts'
import { closeJackpots } from './close-jackpots.ts'
import { drawJackpots } from './draw-jackpots.ts'
import { payHits } from './pay-hits.ts'

const EVERY_MS = 400

/** Draws for accepted bets, pays approved hits, closes what is finished; one process at a time. */
export function createJackpotService(ports: JackpotsPorts): Service {
  return createLoop({
    name: 'jackpots',
    clock: ports.clock,
    log: ports.log,
    everyMs: EVERY_MS,
    async round() {
      // First: what was hit in this round is paid in the next one.
      await payHits(ports)
      const isMore = await drawJackpots(ports)
      await closeJackpots(ports)
      return isMore
    },
  })
}
