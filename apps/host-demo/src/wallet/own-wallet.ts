import type { BookClient } from '../book/book-client.ts'
import type { Ledger } from './ledger.ts'

/** Takes money from this host's own ledger instead of the book, and reports changed balances to the book. */
export function withOwnWallet(book: BookClient, ledger: Ledger): BookClient {
  return {
    ...book,
    async balances({ id, currency }) {
      return { kind: 'done', data: [{ currency, balance: ledger.balanceOf(id) }] }
    },
    async move(player, { kind, amount, currency, reference }) {
      const wish = { key: reference, player: player.id, amount, currency }
      const outcome = kind === 'deposits' ? ledger.deposit(wish) : ledger.withdraw(wish)
      if (outcome.result === 'refused') return { kind: 'refused', code: null, message: 'There is less money.' }
      void book.walletChanged(player)
      return { kind: 'done', data: {} }
    },
  }
}
