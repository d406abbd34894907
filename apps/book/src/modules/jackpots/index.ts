/** Jackpots: pools in play and their hits. None is in play yet. */
import type { BookModule } from '../../kernel/module.ts'
import { refuse } from '../../kernel/refusal.ts'

/** Calls about jackpots. */
export type JackpotsCall = 'getJackpots' | 'getJackpot' | 'findJackpots' | 'getJackpotHits'

export function createJackpots(): BookModule<JackpotsCall> {
  return {
    handlers: {
      getJackpots: async () => ({ data: [] }),
      getJackpot: async () => refuse('not_found'),
      findJackpots: async ({ body }) => ({ data: body.bets.map(() => ({ jackpots: [] })) }),
      /** What concerns a player's own hits is asked by a player only. */
      async getJackpotHits({ query, player }) {
        const isPersonal = query.for_user === true || query.unseen === true
        return isPersonal && player === null ? refuse('unauthorized') : { data: [] }
      },
    },
  }
}
