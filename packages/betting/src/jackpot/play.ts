import type { Draw } from '../bonus/draw/index.ts'
import { contributionOf, type JackpotLevel, POOL_PARTS, weightsOf } from './level.ts'

/** A bet that takes part, at one level. */
export interface JackpotPlay {
  /** In subunits. */
  readonly stake: bigint
  /** Subject of the draw: see `drawSubject`. */
  readonly subject: string
  /** Subunits of one unit of the currency. */
  readonly subunits: number
  /** The operator has decided that the next bet wins. */
  readonly isDue: boolean
}

export interface JackpotOutcome {
  /** The contribution of the bet, in millionths of a subunit. */
  readonly contribution: bigint
  /** What the pool holds afterwards, in millionths of a subunit. */
  readonly pool: bigint
  readonly weights: readonly [number, number]
  /** Nothing was drawn: the pool was due. */
  readonly wasDue: boolean
  /** The prize, in subunits; null: none. */
  readonly prize: bigint | null
}

/**
 * One bet at one level: its share goes into the pool first, then it is drawn. A hit empties the pool to its seed
 * amount; fractions of a subunit stay in it.
 * @param pool in millionths of a subunit
 */
export function playLevel(level: JackpotLevel, pool: bigint, play: JackpotPlay, draw: Draw): JackpotOutcome {
  const contribution = contributionOf(level, play.stake)
  const weights = weightsOf(level, play.stake, play.subunits)
  const full = pool + contribution
  const wasDue = play.isDue || (level.hitBy !== null && poolAmount(full) >= level.hitBy)
  if (!wasDue && draw(play.subject, weights) !== 0) return { contribution, pool: full, weights, wasDue, prize: null }
  const prize = poolAmount(full)
  return { contribution, pool: (level.seedAmount - prize) * POOL_PARTS + full, weights, wasDue, prize }
}

/** Whole subunits in a pool: what can be won. */
export function poolAmount(pool: bigint): bigint {
  return pool / POOL_PARTS
}

/**
 * The subject of a bet's draw. The house does not choose all of it: the player's device makes the key before the bet is
 * sent.
 */
export function drawSubject(bet: {
  readonly jackpotId: number
  readonly levelCode: string
  readonly betId: number
  readonly clientKey: string
}): string {
  return `jackpot ${bet.jackpotId} ${bet.levelCode} bet ${bet.betId} ${bet.clientKey}`
}
