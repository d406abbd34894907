import type { SimPlayer } from './sim-player.ts'

/** A limit that the book has confirmed; in subunits of its player's own currency. */
export interface KnownLimit {
  readonly player: SimPlayer
  readonly type: 'bet' | 'wager' | 'loss' | 'deposit'
  readonly amount: number
  /** When its player learned of it, Unix ms. */
  readonly knownAt: number
}

/** The limits that players set for themselves, as far as the book has confirmed them. */
export interface SimProtection {
  readonly limits: KnownLimit[]
  /** Breaks and exclusions, and when their players learned of them. */
  readonly pauses: { readonly player: SimPlayer; readonly knownAt: number }[]
}

export const noProtection = (): SimProtection => ({ limits: [], pauses: [] })
