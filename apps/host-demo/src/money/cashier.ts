import type { BookClient, Movement } from '../book/book-client.ts'
import type { Payment, Player } from '../players/player.ts'
import type { Store } from '../players/store.ts'

const DAY_MS = 24 * 3_600_000

export interface Wish extends Movement {}

/** Why a payment was not begun. */
export type Obstacle = 'above_limit' | 'reference_used'

/** Cashier of this host. The money itself is in the book's wallet; here are the requests and the book's responses. */
export interface Cashier {
  /** Stores a payment, then sends it to the book. A reference that is used twice makes one payment. */
  begin(player: Player, wish: Wish): Promise<Payment | Obstacle>
  /** Payments of a player, newest first. */
  paymentsOf(player: Player): readonly Payment[]
  /** Sends what the book has not acknowledged again. */
  work(): Promise<void>
}

export function createCashier(store: Store, book: BookClient): Cashier {
  const sending = new Map<string, Promise<void>>()

  async function sendNow(reference: string): Promise<void> {
    const payment = store.payments.get(reference)
    const player = store.players.get(payment?.player ?? '')
    if (payment === undefined || player === undefined || payment.state !== 'waiting') return
    const { kind, amount, currency } = payment
    const answer = await book.move(player, { kind, amount, currency, reference })
    if (answer.kind === 'done') store.putPayment({ ...payment, state: 'done' })
    if (answer.kind === 'refused') store.putPayment({ ...payment, state: 'refused', reason: answer.message })
  }

  /** One request at a time for each payment. */
  function send(reference: string): Promise<void> {
    const sent = sending.get(reference) ?? sendNow(reference).finally(() => sending.delete(reference))
    sending.set(reference, sent)
    return sent
  }

  function depositedToday(player: Player): number {
    const since = Date.now() - DAY_MS
    return paymentsOf(player)
      .filter(({ kind, state, at }) => kind === 'deposits' && state !== 'refused' && at > since)
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  const paymentsOf = ({ id }: Player) => [...store.payments.values()].filter(({ player }) => player === id).reverse()

  return {
    paymentsOf,
    async begin(player, { kind, amount, currency, reference }) {
      const before = store.payments.get(reference)
      const isSame = before?.player === player.id && before.amount === amount && before.kind === kind
      if (before !== undefined && !isSame) return 'reference_used'
      if (before === undefined) {
        const isAbove = player.dayLimit !== null && depositedToday(player) + amount > player.dayLimit
        if (kind === 'deposits' && isAbove) return 'above_limit'
        const at = Date.now()
        store.putPayment({ reference, player: player.id, kind, amount, currency, at, state: 'waiting', reason: null })
      }
      await send(reference)
      return store.payments.get(reference) ?? 'reference_used'
    },
    async work() {
      for (const { reference, state } of store.payments.values()) if (state === 'waiting') await send(reference)
    },
  }
}
