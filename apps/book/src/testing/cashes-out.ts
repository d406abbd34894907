import type { CallResult } from './inject-call.ts'
import type { TestPlayer } from './test-player.ts'

let keys = 0

/**
 * What a player wants of a bet: all of it, a share in per cent, or an amount in subunits; and what they saw it was
 * worth.
 */
interface Wish {
  readonly seen: number
  readonly tolerance?: number
  readonly share?: number
  readonly amount?: number
  readonly key?: string
}

/** Requests a cash-out under a key of its own, unless one is named. */
export function cashesOut(
  player: TestPlayer,
  betId: number,
  { seen, key, ...part }: Wish,
): Promise<CallResult<'cashOutBet'>> {
  const headers = { 'idempotency-key': key ?? `cash-out-${process.pid}-${keys++}` }
  return player.call('cashOutBet', { body: { bet_id: betId, to_cashout: seen, ...part }, headers })
}

/** The first bet of what a player places and the book accepts. */
export async function placed(player: TestPlayer, bet: Parameters<TestPlayer['places']>[0]) {
  const [first] = (await player.places(bet)).expectAccepted()
  if (first === undefined) throw new Error('Nothing was placed')
  return first
}
