import type { Db } from '../../../db/index.ts'
import { findUsed } from './find-used.ts'
import type { LimitedLeg } from './limited-leg.ts'

/** How much of the limits of some outcomes is used, from 0 to 1: the fuller one of outcome and market. */
export async function findUsedShares(db: Db, legs: readonly LimitedLeg[]): Promise<readonly number[]> {
  const used = await findUsed(db, 0, legs)
  return legs.map((leg, i) => {
    const { byOutcome = 0n, byMarket = 0n } = used[i] ?? {}
    return Math.max(Number(byOutcome) / leg.perOutcome, Number(byMarket) / leg.perMarket)
  })
}
