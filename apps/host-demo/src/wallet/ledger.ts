import type { Store } from '../players/store.ts'
import type { Entry } from './entry.ts'

/** A movement to book; the same key again is the same movement. */
export interface Wish {
  readonly key: string
  readonly player: string
  readonly currency: string
  /** In subunits. */
  readonly amount: number
}

export type Outcome = { readonly result: 'done' } | { readonly result: 'refused'; readonly reason: string }

/** The money of this host's players, by double entry. Every step is one atomic write of the store. */
export interface Ledger {
  balanceOf(player: string): number
  /** Money for a stake, or of a correction, to the sportsbook. */
  debit(wish: Wish): Outcome
  /** Money from the sportsbook. */
  credit(wish: Wish): Outcome
  /** Gives a debit back, or sees to it that none comes under this key. */
  rollback(wish: Wish): Outcome
  deposit(wish: Wish): Outcome
  withdraw(wish: Wish): Outcome
  /** All that was booked with the sportsbook, in order. */
  entries(): readonly Entry[]
}

const DONE: Outcome = { result: 'done' }
const BANK = 'bank'
const BOOK = 'sportsbook'
const accountOf = (player: string) => `player ${player}`
const rollbackOf = (key: string) => `rollback ${key}`

export function createLedger(store: Store, now: () => number): Ledger {
  const balances = new Map<string, number>()
  for (const entry of store.entries.values()) count(entry)

  function count({ from, to, amount }: Entry): void {
    balances.set(from, (balances.get(from) ?? 0) - amount)
    balances.set(to, (balances.get(to) ?? 0) + amount)
  }

  function post(kind: Entry['kind'], wish: Wish, from: string, to: string): Outcome {
    const { key, player, currency, amount } = wish
    const entry = { key, kind, player, currency, amount, from, to, at: now() }
    store.putEntry(entry)
    count(entry)
    return DONE
  }

  function refused(key: string, reason: string): Outcome {
    store.putRefusal({ key, reason })
    return { result: 'refused', reason }
  }

  /** The first result of a key, where it has one; another amount under it is an error of the sportsbook. */
  function before({ key, player, amount }: Wish, kind: Entry['kind']): Outcome | null {
    const reason = store.refusals.get(key)
    if (reason !== undefined) return { result: 'refused', reason }
    const entry = store.entries.get(key)
    if (entry === undefined) return null
    if (entry.player !== player || entry.amount !== amount || entry.kind !== kind)
      throw new Error(`${key} is another payment`)
    return DONE
  }

  function take(kind: 'debit' | 'withdrawal', wish: Wish, to: string): Outcome {
    const known = before(wish, kind)
    if (known !== null)
      return store.entries.has(rollbackOf(wish.key)) ? { result: 'refused', reason: 'rolled_back' } : known
    const player = store.players.get(wish.player)
    if (player === undefined || player.currency !== wish.currency) return refused(wish.key, 'blocked')
    const account = accountOf(wish.player)
    if ((balances.get(account) ?? 0) < wish.amount) return refused(wish.key, 'insufficient')
    return post(kind, wish, account, to)
  }

  return {
    balanceOf: (player) => balances.get(accountOf(player)) ?? 0,
    debit: (wish) => take('debit', wish, BOOK),
    withdraw: (wish) => take('withdrawal', wish, BANK),
    credit: (wish) => before(wish, 'credit') ?? post('credit', wish, BOOK, accountOf(wish.player)),
    deposit: (wish) => before(wish, 'deposit') ?? post('deposit', wish, BANK, accountOf(wish.player)),
    rollback(wish) {
      const key = rollbackOf(wish.key)
      const debit = store.entries.get(wish.key)
      if (store.entries.has(key)) return DONE
      if (debit !== undefined) return post('rollback', { ...wish, key }, BOOK, accountOf(wish.player))
      if (!store.refusals.has(wish.key)) store.putRefusal({ key: wish.key, reason: 'rolled_back' })
      return DONE
    },
    entries: () => [...store.entries.values()].filter(({ from, to }) => from === BOOK || to === BOOK),
  }
}
