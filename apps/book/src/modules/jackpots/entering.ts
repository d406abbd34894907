import { type EnteringBet, isFor, takesPart } from '@touchline/betting'
import type { Db } from '../../db/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { BetsInJackpots } from '../../kernel/ports/jackpot-entries.ts'
import { createKnownJackpots } from './known-jackpots.ts'

interface Standing {
  readonly verified: boolean
  readonly barred: boolean
}

const STANDING = `SELECT auth_phone_number IS NOT NULL AS verified, is_barred(id, $2) AS barred FROM players WHERE id = $1`

/**
 * Which jackpots bets take part in. Who asks before placing is told by everything that holds for them; what is being placed
 * needs no second look at limits, which placing obeys by itself.
 */
export function createEntering(db: Db, clock: Clock): BetsInJackpots {
  const known = createKnownJackpots(db, clock)

  async function standingOf(playerId: number): Promise<Standing> {
    const [row] = await db.query<Standing & object>(STANDING, [playerId, new Date(clock.now())])
    return row ?? { verified: false, barred: true }
  }

  return async ({ playerId, country, isPlacing }, bets) => {
    const jackpots = (await known()).filter(({ terms }) => bets.some((bet) => bet !== null && takesPart(terms, bet)))
    if (jackpots.length === 0) return bets.map(() => [])
    const mustKnow = !isPlacing || jackpots.some(({ definition }) => definition.only_verified)
    const standing = mustKnow ? await standingOf(playerId) : { verified: false, barred: false }
    const open = jackpots.filter(({ definition }) => isFor(definition, { country, ...standing }))
    return bets.map((bet) => idsOf(open, bet))
  }
}

function idsOf(
  jackpots: Awaited<ReturnType<ReturnType<typeof createKnownJackpots>>>,
  bet: EnteringBet | null,
): readonly number[] {
  return bet === null ? [] : jackpots.filter(({ terms }) => takesPart(terms, bet)).map(({ id }) => id)
}
