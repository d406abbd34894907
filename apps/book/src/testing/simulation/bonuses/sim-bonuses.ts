import type { SimPlayer } from '../players/sim-player.ts'

/** A box that a player opened on a free bet, or tried to open. */
export interface BoxOpening {
  readonly player: SimPlayer
  readonly key: string
  readonly freebetId: number
  /** The book reported it as open. */
  isKnown: boolean
}

/** The record of bonuses and jackpots of a simulation. */
export interface SimBonuses {
  readonly boxes: BoxOpening[]
  /** Levels of the jackpot that the office made due, as far as it knows. */
  readonly dueLevels: string[]
  /** What the office has paused; null: nothing. */
  paused: string | null
  /** How often the office gave something. */
  gifts: number
}

export const noBonuses = (): SimBonuses => ({ boxes: [], dueLevels: [], paused: null, gifts: 0 })
