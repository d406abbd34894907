import { commitmentOf, POOL_PARTS } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { NewSeed } from '../../../kernel/ports/seeds.ts'

export interface NewRound {
  /** Place of the level, from 0. */
  readonly level: number
  readonly round: number
  /** In subunits; the house gives it. */
  readonly seedAmount: bigint
  /** Below a subunit, left over from the round before: millionths of one. */
  readonly carried: bigint
}

/** Begins rounds of a jackpot, each with its own secret seed, whose commitment is public from now on. */
export async function beginRounds(
  tx: Db,
  jackpotId: number,
  rounds: readonly NewRound[],
  { now, newSeed }: { readonly now: number; readonly newSeed: NewSeed },
): Promise<void> {
  if (rounds.length === 0) return
  const rows = rounds.map(({ level, round, seedAmount, carried }) => {
    const seed = newSeed()
    const begunWith = String(seedAmount * POOL_PARTS + carried)
    const amounts = { began_with: begunWith, seed_amount: String(seedAmount) }
    return { level, round, seed, commitment: commitmentOf(seed), ...amounts }
  })
  await tx.query('SELECT open_jackpot_rounds($1, $2::jsonb, $3)', [jackpotId, JSON.stringify(rows), new Date(now)])
}
