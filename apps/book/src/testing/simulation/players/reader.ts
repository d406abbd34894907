import type { Bet, RealtimeEvent } from '@touchline/contract'
import { Violation } from '../violation.ts'

/** A client that folds the events of its private channel, as the web application does. */
export interface Reader {
  takes(event: RealtimeEvent): void
  balance(currency: string): number | undefined
  bet(id: number): Bet | undefined
  bets(): Iterable<Bet>
  unread(): number
  /** Whether the player received the event of the gift. */
  wasGiven(bonusId: number): boolean
}

/** @param known balances that were loaded before the first event */
export function createReader(known: Readonly<Record<string, number>>): Reader {
  const balances = new Map(Object.entries(known).map(([currency, balance]) => [currency, { balance, version: 0 }]))
  const bets = new Map<number, Bet>()
  const given = new Set<number>()
  let unread = 0
  return {
    takes(event) {
      switch (event.type) {
        case 'balance_changed': {
          const { currency, balance, version } = event.data
          if (balance < 0) throw new Violation(`a balance of ${balance} ${currency} was published`)
          if (version >= (balances.get(currency)?.version ?? 0)) balances.set(currency, { balance, version })
          return
        }
        case 'bet_changed':
          bets.set(event.data.id, event.data)
          return
        case 'bet_cashout_changed': {
          const bet = bets.get(event.data.bet_id)
          if (bet !== undefined) bets.set(bet.id, { ...bet, to_cashout: event.data.to_cashout })
          return
        }
        case 'unread_counters_changed':
          unread = event.data.unread
          return
        case 'bonus_issued':
          given.add(event.data.bonus_id)
          return
        default:
      }
    },
    balance: (currency) => balances.get(currency)?.balance,
    bet: (id) => bets.get(id),
    bets: () => bets.values(),
    unread: () => unread,
    wasGiven: (id) => given.has(id),
  }
}
