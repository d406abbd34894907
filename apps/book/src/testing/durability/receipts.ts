import type { Bet } from '@touchline/contract'
import type { RecordingEngine } from '../engines/recording-engine.ts'
import { ODDS, STAKE, WINNER } from './placer.ts'
import type { DurablePlayer } from './player.ts'

/** A bet with a response. */
export interface PlacedBet {
  readonly id: number
  readonly player: DurablePlayer
  /** Unix ms. */
  readonly answeredAt: number
}

/** Places one bet before the start of a match, under its own key, until it has a response. */
export async function placeOne(player: DurablePlayer, key: string, eventId: number): Promise<PlacedBet> {
  const selection = { match_id: eventId, market_id: 1, specifier: '', outcome_id: WINNER, odds: ODDS }
  const body = {
    meta: { device_id: 'receipts', auto_accept_odds_change: 'none' },
    bets: [{ stake: { value: STAKE, currency: 'EUR' }, selections: [selection] }],
  }
  const { status, text } = await player.insists({ path: '/api/v3/bets', key, body })
  if (status !== 201) throw new Error(`${key} answered ${status}: ${text}`)
  const [bet] = (JSON.parse(text) as { data: Bet[] }).data
  if (bet === undefined) throw new Error(`${key} placed nothing`)
  return { id: bet.id, player, answeredAt: Date.now() }
}

/** When the player received each message about the bet, in the order of receipt. */
export function receiptsOf({ recorded }: RecordingEngine, { id, player }: PlacedBet): readonly number[] {
  return recorded.flatMap(({ channel, data, at }) =>
    channel === `$private:en:${player.id}` && data.type === 'bet_changed' && data.data.id === id ? [at] : [],
  )
}

/** The balances that a player received, in the order of receipt. */
export function balancesReceived({ recorded }: RecordingEngine, player: DurablePlayer) {
  return recorded.flatMap(({ channel, data }) =>
    channel === `$private:en:${player.id}` && data.type === 'balance_changed' ? [data.data] : [],
  )
}
