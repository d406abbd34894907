import type { TestWorld } from './test-world.ts'

let made = 0

/** An accepted bet that waits for an outcome, without the player's side of it. */
export async function betOn(
  world: TestWorld,
  leg: { readonly eventId: number; readonly marketId: number; readonly specifier: string; readonly outcomeId: string },
): Promise<void> {
  await world.db.tx(async (tx) => {
    // The leg alone is what the simulator reads: the tables of players and money stay empty.
    await tx.exec('SET LOCAL session_replication_role = replica')
    await tx.query(
      `INSERT INTO bet_legs (bet_id, position, match_id, market_id, specifier, outcome_id, odds, status)
       VALUES ($1, 0, $2, $3, $4, $5, 20000, 'open')`,
      [++made, leg.eventId, leg.marketId, leg.specifier, leg.outcomeId],
    )
  })
}
