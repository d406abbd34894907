import type { Db } from '../db/index.ts'
import type { Clock } from '../kernel/clock.ts'
import type { BookModule } from '../kernel/module.ts'
import type { BonusesCall } from '../modules/bonuses/index.ts'
import { type JackpotsCall, markHitsSeen } from '../modules/jackpots/index.ts'

/** Two calls about bonuses are about jackpots as well: what a slip could use, and what has been seen. */
export function withJackpots(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  bonuses: BookModule<BonusesCall>,
  jackpots: BookModule<JackpotsCall>,
): BookModule<BonusesCall> {
  const { findAvailableBonuses, markBonusesAsSeen } = bonuses.handlers
  return {
    ...bonuses,
    handlers: {
      ...bonuses.handlers,
      async findAvailableBonuses(request) {
        const answer = await findAvailableBonuses(request)
        const found = await jackpots.handlers.findJackpots({ ...request })
        if (!('data' in answer) || !('data' in found)) return answer
        return { data: answer.data.map((bet, place) => ({ ...bet, jackpots: found.data[place]?.jackpots ?? [] })) }
      },
      async markBonusesAsSeen(request) {
        const hits = request.body.bonuses.filter(({ type }) => type === 'jackpot').map(({ id }) => id)
        await markHitsSeen(db, request.player.playerId, hits, clock.now())
        return markBonusesAsSeen(request)
      },
    },
  }
}
