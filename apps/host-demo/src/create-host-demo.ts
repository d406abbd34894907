import Fastify from 'fastify'
import { createBookClient } from './book/book-client.ts'
import { createCashier } from './money/cashier.ts'
import { registerWallet } from './money/register-wallet.ts'
import { createPlayers } from './players/players.ts'
import { registerAccess } from './players/register-access.ts'
import { createSessions } from './players/sessions.ts'
import { createStore } from './players/store.ts'
import { registerPages } from './site/register-pages.ts'
import { setSecurity } from './site/security.ts'
import { createVisits } from './site/visits.ts'
import { createLedger } from './wallet/ledger.ts'
import { withOwnWallet } from './wallet/own-wallet.ts'
import { registerWalletCalls } from './wallet/register-wallet-calls.ts'

export interface HostDemoOptions {
  /** Shared with the book: signs the calls of this server. Null: players of this host cannot sign in there. */
  readonly key: () => string | null
  /** Origin of the book, for browsers. */
  readonly bookOrigin: () => string
  /** Where this server calls the book. */
  readonly bookCalls: () => string
  /** Where players and their payments are kept; null: in memory. */
  readonly file: string | null
  /** Who keeps the money of this host's players: the book, or this host (`seamless`). */
  readonly wallet?: 'book' | 'seamless'
  /** Wall time, Unix ms. */
  readonly now?: () => number
}

export interface HostDemo {
  /** Listens, and returns its port. */
  listen(port: number, host: string): Promise<number>
  close(): Promise<void>
}

const BODY_LIMIT = 16_384
/** How often payments that the book has not acknowledged are sent again, in ms. */
const EVERY_MS = 1_000

/** Makes a demo host: its pages, its players, its cashier, and its server's calls to the book. */
export function createHostDemo({
  key,
  bookOrigin,
  bookCalls,
  file,
  wallet = 'book',
  now = Date.now,
}: HostDemoOptions): HostDemo {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: BODY_LIMIT })
  const store = createStore(file)
  const players = createPlayers(store)
  const sessions = createSessions()
  let origin = ''
  const client = createBookClient({ key, calls: bookCalls, origin: () => origin, now })
  const ledger = createLedger(store, now)
  const book = wallet === 'seamless' ? withOwnWallet(client, ledger) : client
  const cashier = createCashier(store, book)
  const visits = createVisits({ players, sessions, book })
  setSecurity(app, bookOrigin)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  registerPages(app, { visits, bookOrigin })
  registerAccess(app, { visits, players, sessions, book })
  registerWallet(app, { visits, cashier, players })
  if (wallet === 'seamless') registerWalletCalls(app, { key, origin: () => origin, ledger, now })

  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  function workOn(): void {
    timer = setTimeout(async () => {
      await cashier.work()
      if (!isClosed) workOn()
    }, EVERY_MS)
    timer.unref()
  }
  return {
    async listen(port, host) {
      await app.listen({ port, host })
      const address = app.server.address()
      const at = typeof address === 'object' && address ? address.port : port
      origin = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${at}`
      workOn()
      return at
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await app.close()
    },
  }
}
