import { privateChannel, type RealtimeEvent } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import { SERVED_LOCALES } from '../../../lib/locale.ts'
import type { OwnedBet } from '../load-bets.ts'
import type { Audience } from './audience.ts'
import { cashOutValue } from './cash-out-value.ts'
import { loadOpenBets, playersWithOpenBets } from './open-bets.ts'

/** Players whose bets are read from the database in one go. */
const LOAD_AT_ONCE = 500
/** Values computed before others get their turn. */
const SLICE = 500

export interface ValueTeller {
  /** Tells every value that is not the one told before. */
  round(): Promise<void>
  /** The bets of these players changed and are read again. */
  forget(players: readonly number[]): void
}

type Parts = Pick<BookContext, 'db' | 'clock' | 'board' | 'customPricer' | 'publisher'>

/**
 * Keeps the open bets of those who listen in memory, as asking the database for them every time would be its main
 * work. Values are not stored: the first round after a start tells all of them again.
 */
export function createValueTeller(context: Parts, audience: Audience): ValueTeller {
  const { db, clock, publisher } = context
  const bets = new Map<number, readonly OwnedBet[]>()
  const told = new Map<number, bigint | null>()

  async function load(players: readonly number[]): Promise<void> {
    const missing = players.filter((player) => !bets.has(player))
    for (let from = 0; from < missing.length; from += LOAD_AT_ONCE) {
      const loaded = await loadOpenBets(db, missing.slice(from, from + LOAD_AT_ONCE))
      for (const [player, open] of loaded) bets.set(player, open)
    }
  }

  function drop(listening: ReadonlySet<number>): void {
    for (const player of bets.keys()) if (!listening.has(player)) bets.delete(player)
    const open = new Set([...bets.values()].flat().map((bet) => bet.id))
    for (const id of told.keys()) if (!open.has(id)) told.delete(id)
  }

  function tell(bet: OwnedBet, value: bigint | null): void {
    const data = { bet_id: bet.id, to_cashout: value === null ? null : Number(value) }
    const event: RealtimeEvent = { type: 'bet_cashout_changed', data }
    const channels = SERVED_LOCALES.map((locale) => privateChannel(locale, bet.playerId)).filter(audience.hears)
    if (channels.length > 0) void publisher.broadcast(channels, event)
  }

  return {
    async round() {
      const listening = new Set(audience.players() ?? (await playersWithOpenBets(db)))
      drop(listening)
      await load([...listening])
      let done = 0
      for (const bet of [...bets.values()].flat()) {
        const value = cashOutValue(bet, context, clock.now())
        if (told.get(bet.id) !== value) tell(bet, value)
        told.set(bet.id, value)
        if (++done % SLICE === 0) await new Promise((next) => setImmediate(next))
      }
    },
    forget(players) {
      for (const player of players) bets.delete(player)
    },
  }
}
