import type { CastPlayer } from '../template.ts'
import type { Reader } from './reader.ts'

/** A player in a simulation. */
export interface SimPlayer extends Omit<CastPlayer, 'session'> {
  /** Place among the players; what a trace calls him. */
  readonly index: number
  session: string | null
  /** What his browser made of what it was told. */
  readonly reader: Reader
}

/** The currency he plays in. */
export function currencyOf({ balances }: Pick<SimPlayer, 'balances'>): string {
  return Object.keys(balances)[0] ?? 'EUR'
}
