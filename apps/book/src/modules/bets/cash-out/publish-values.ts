import { PROVIDERS, privateChannel, type RealtimeEvent } from '@touchline/contract'
import type { CashOutOff } from '@touchline/contract/constants'
import { SERVED_LOCALES } from '../../../kernel/locale.ts'
import { fetchAnswers } from '../custom/with-answers.ts'
import { loadBets, type OwnedBet } from '../load-bets.ts'
import type { BetsParts } from '../parts.ts'
import type { Events } from '../placement/price-legs.ts'
import type { Audience } from '../ports.ts'
import { cashOutOff } from './cash-out-off.ts'
import { cashOutValue } from './cash-out-value.ts'
import { loadOpenBets, playersWithOpenBets } from './open-bets.ts'

/** Players whose bets, or bets that changed, which are read from the database in one go. */
const LOAD_AT_ONCE = 500
/** Values computed before others get their turn. */
const SLICE = 500

/** The last published value of a bet, and the versions of the markets it was calculated from. */
interface PublishedValue {
  readonly value: bigint | null
  readonly off: CashOutOff | null
  readonly books: string
}

export interface ValuePublisher {
  /**
   * Publishes every value that differs from the published one, or that may have changed and changed back between
   * rounds: a page may have fetched the value in between and would keep it.
   */
  round(): Promise<void>
  /** These bets changed, or are new: they are read again, and no others. */
  reread(betIds: readonly number[]): void
}

type Parts = Pick<BetsParts, 'db' | 'clock' | 'board' | 'customPricer' | 'publisher' | 'providers' | 'events'>

/**
 * Keeps the open bets of connected players in memory, because a query in each round would be its main work. Values are
 * not stored: the first round after a start publishes all of them again.
 */
export function createValuePublisher(ports: Parts, audience: Audience): ValuePublisher {
  const { db, board, clock, publisher } = ports
  /** Open bets by player and id. */
  const bets = new Map<number, Map<number, OwnedBet>>()
  const changed = new Set<number>()
  const published = new Map<number, PublishedValue>()

  async function load(players: readonly number[]): Promise<void> {
    const missing = players.filter((player) => !bets.has(player))
    for (let from = 0; from < missing.length; from += LOAD_AT_ONCE) {
      const loaded = await loadOpenBets(db, missing.slice(from, from + LOAD_AT_ONCE))
      for (const [player, open] of loaded) bets.set(player, new Map(open.map((bet) => [bet.id, bet])))
    }
  }

  async function loadChanged(): Promise<void> {
    while (changed.size > 0) {
      const ids = [...changed].slice(0, LOAD_AT_ONCE)
      // What changes again while it is read is read again.
      for (const id of ids) changed.delete(id)
      const loaded = await loadBets(db, ids).catch((error: unknown) => {
        for (const id of ids) changed.add(id)
        throw error
      })
      for (const bet of loaded) {
        const own = bets.get(bet.playerId)
        if (bet.status === 'waiting_results') own?.set(bet.id, bet)
        else own?.delete(bet.id)
      }
    }
  }

  function openBets(): OwnedBet[] {
    return [...bets.values()].flatMap((own) => [...own.values()])
  }

  function drop(listening: ReadonlySet<number>): void {
    for (const player of bets.keys()) if (!listening.has(player)) bets.delete(player)
    const open = new Set(openBets().map((bet) => bet.id))
    for (const id of published.keys()) if (!open.has(id)) published.delete(id)
  }

  /** Events of providers that are down; none are looked up while all are up. */
  async function lostEvents(): Promise<Events> {
    if (PROVIDERS.every((provider) => ports.providers.statusOf(provider) === 'up')) return new Map()
    const ids = new Set(openBets().flatMap(({ legs }) => legs.map(({ eventId }) => eventId)))
    return ports.events.describe([...ids], 'en')
  }

  function publishIfNew(bet: OwnedBet, events: Events): void {
    const value = cashOutValue(bet, ports, clock.now())
    const off = cashOutOff(ports, bet, value, events)
    const books = bet.legs.map(({ eventId }) => board.event(eventId)?.version).join()
    const before = published.get(bet.id)
    const isSame = before?.value === value && before.off === off && before.books === books
    if (!isSame) publish(bet, value, off)
    published.set(bet.id, { value, off, books })
  }

  function publish(bet: OwnedBet, value: bigint | null, off: CashOutOff | null): void {
    const toCashout = value === null ? null : Number(value)
    const data = { bet_id: bet.id, to_cashout: toCashout, ...(off !== null && { cashout_off: off }) }
    const event: RealtimeEvent = { type: 'bet_cashout_changed', data }
    const channels = SERVED_LOCALES.map((locale) => privateChannel(locale, bet.playerId)).filter(audience.hasSubscriber)
    if (channels.length > 0) void publisher.broadcast(channels, event)
  }

  return {
    async round() {
      const listening = new Set(audience.players() ?? (await playersWithOpenBets(db)))
      drop(listening)
      await load([...listening])
      await loadChanged()
      await fetchAnswers(ports.customPricer, () => openBets().map((bet) => cashOutValue(bet, ports, clock.now())))
      const events = await lostEvents()
      let done = 0
      for (const bet of openBets()) {
        publishIfNew(bet, events)
        if (++done % SLICE === 0) await new Promise((next) => setImmediate(next))
      }
    },
    reread(betIds) {
      for (const id of betIds) changed.add(id)
    },
  }
}
