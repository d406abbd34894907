import { type EnteringBet, isFor, takesPart } from '@touchline/betting'
import type { Db } from '../../db/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { BetsInJackpots } from '../../kernel/ports/jackpot-entries.ts'
import { createKnownJackpots } from './known-jackpots.ts'

interface PlayerState {
  readonly verified: boolean
  readonly barred: boolean
}

const PLAYER_STATE = `SELECT auth_phone_number IS NOT NULL AS verified, is_barred(id, $2) AS barred FROM players WHERE id = $1`

/**
 * The jackpots that bets take part in. Before a placement every condition is checked; during one the limits need no
 * second check, because placing obeys them.
 */
export function createEntering(db: Db, clock: Clock): BetsInJackpots {
  const known = createKnownJackpots(db, clock)

  async function stateOf(playerId: number): Promise<PlayerState> {
    const [row] = await db.query<PlayerState & object>(PLAYER_STATE, [playerId, new Date(clock.now())])
    return row ?? { verified: false, barred: true }
  }

  return async ({ playerId, country, isPlacing }, bets) => {
    const jackpots = (await known()).filter(({ terms }) => bets.some((bet) => bet !== null && takesPart(terms, bet)))
    if (jackpots.length === 0) return bets.map(() => [])
    const mustKnow = !isPlacing || jackpots.some(({ definition }) => definition.only_verified)
    const state = mustKnow ? await stateOf(playerId) : { verified: false, barred: false }
    const open = jackpots.filter(({ definition }) => isFor(definition, { country, ...state }))
    return bets.map((bet) => idsOf(open, bet))
  }
}

function idsOf(
  jackpots: Awaited<ReturnType<ReturnType<typeof createKnownJackpots>>>,
  bet: EnteringBet | null,
): readonly number[] {
  return bet === null ? [] : jackpots.filter(({ terms }) => takesPart(terms, bet)).map(({ id }) => id)
}
