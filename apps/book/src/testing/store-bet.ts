import type { BetsParts, LegKey } from '../modules/bets/index.ts'
import { newBet } from '../modules/bets/placement/new-bet.ts'
import type { ReviewedBet } from '../modules/bets/placement/review-bet.ts'
import { storeBets } from '../modules/bets/placement/store-bets.ts'
import type { TestPlayer } from './test-player.ts'

/** Stores accepted singles on any outcomes, whether they are on the board or not. Returns the bets' ids. */
export async function storeSingles(
  context: Pick<BetsParts, 'db' | 'betIds' | 'clock' | 'currencies'>,
  player: TestPlayer,
  legs: readonly (LegKey & { readonly odds: number })[],
  stake: bigint,
): Promise<number[]> {
  const { db, betIds, clock, currencies } = context
  const rules = currencies.get('EUR')
  if (rules === undefined) throw new Error('There is no EUR')
  const firstId = await betIds.take(legs.length)
  const terms = { acceptMode: 'any', now: clock.now(), liveDelayMs: 0 } as const
  const bets = legs.map(({ odds, ...key }, index) => {
    const reviewed = {
      shape: { type: 'single', system: null },
      rules,
      stake,
      winAmount: (stake * BigInt(odds)) / 10_000n,
      odds,
      legs: [
        {
          pick: {
            match_id: key.eventId,
            market_id: key.marketId,
            specifier: key.specifier,
            outcome_id: key.outcomeId,
          },
          odds,
          isLive: false,
        },
      ],
    } satisfies ReviewedBet
    return newBet(reviewed, { ...terms, id: firstId + index })
  })
  const stored = await storeBets(db, {
    playerId: player.id,
    key: `stored-${firstId}`,
    bodyHash: '',
    now: clock.now(),
    status: 201,
    answer: '{}',
    bets,
    isQuick: false,
    deviceId: 'test',
  })
  if (stored.outcome !== 'placed') throw new Error(`The bets were not stored: ${stored.outcome}`)
  return bets.map((bet) => bet.id)
}
