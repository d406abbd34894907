import { join } from 'node:path'
import { type Product, printedBy, startProduct } from '../product.ts'
import { asksKeeper, keeperAddress, type Loan } from './keeper-client.ts'
import { SHARED, type SharedKind } from './settings.ts'

/**
 * A product that files of this worker share, one after the other, each with its own demo players (`product.players`). A
 * file undoes its changes for all. `close` returns the product once its books are audited.
 */
export async function borrowProduct(kind: SharedKind): Promise<Product> {
  // The copies of the players are put into the embedded database.
  if (keeperAddress() === undefined || process.env.DATABASE_URL) return startProduct(SHARED[kind])
  const { origin, data, players } = (await asksKeeper({ ask: 'borrow', kind })) as Loan
  const asks = (ask: 'return' | 'kill' | 'restart') => asksKeeper({ ask }).then(() => undefined)
  return {
    origin,
    players,
    outbox: join(data, 'outbox'),
    log: () => printedBy(data),
    kill: () => asks('kill'),
    restart: () => asks('restart'),
    close: () => asks('return'),
  }
}
