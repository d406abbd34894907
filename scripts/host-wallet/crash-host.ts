import { randomBytes } from 'node:crypto'
import { createHostDemo, WALLET_PATH } from '@touchline/host-demo'
import { expect } from 'vitest'
import type { Db } from '../../apps/book/src/db/index.ts'
import { addHost, checkWallet } from '../../apps/book/src/modules/embedding/index.ts'
import { createSealer } from '../../apps/book/src/modules/platform/index.ts'
import { auditBook } from '../../apps/book/src/modules/settlement/index.ts'
import { publishSite } from '../../apps/book/src/modules/site/index.ts'
import { type CrashProcess, startCrashProcess } from '../../apps/book/src/testing/crash-process.ts'
import { createPgDatabase } from '../../apps/book/src/testing/pg-database.ts'
import { newFrame } from '../../apps/book/src/testing/test-host.ts'
import { type FaultyLine, openFaultyLine } from './faulty-line.ts'

const CALL = { 'content-type': 'application/json', 'x-app': 'touchline', 'x-touchline-embed': 'frame' }

/** A call of the player in the frame, under a key of its own. */
export interface FramedRequest {
  readonly path: string
  readonly key?: string
  readonly body?: unknown
}

/** Processes of a book that can be killed, and the demo host, which keeps the money of its player. */
export interface CrashHost {
  readonly db: Db
  readonly line: FaultyLine
  /** The player deposits at the host and signs in to the frame. @returns sends calls of the frame to a book */
  signIn(
    book: CrashProcess,
    deposit: number,
  ): Promise<(book: CrashProcess, request: FramedRequest) => Promise<Response>>
  starts(env?: Readonly<Record<string, string>>): Promise<CrashProcess>
  /** What the host keeps for its player, in subunits, as the book knows it. */
  balance(): Promise<number>
  /** Waits until the ledgers of book and host agree in so many payments, and the books are clean. */
  expectEqual(payments: number): Promise<void>
  close(): Promise<void>
}

export async function openCrashHost(server: string): Promise<CrashHost> {
  const database = await createPgDatabase(server)
  const { db } = database
  const key = randomBytes(32)
  const env = { DATABASE_URL: database.url, AUTHENTICATOR_KEYS: key.toString('base64') }
  let bookOrigin = ''
  let hostKey = ''
  const host = createHostDemo({
    key: () => hostKey,
    bookOrigin: () => bookOrigin,
    bookCalls: () => bookOrigin,
    file: null,
    wallet: 'seamless',
  })
  const origin = `http://127.0.0.1:${await host.listen(0, '127.0.0.1')}`
  const line = await openFaultyLine(() => origin)
  const sealer = createSealer([key])
  const started: CrashProcess[] = []

  return {
    db,
    line,
    async starts(more = {}) {
      const book = await startCrashProcess({ ...env, ...more })
      started.push(book)
      bookOrigin = book.origin
      if (started.length > 1) return book
      const added = { origin, name: 'Harbour', wallet_url: line.url + WALLET_PATH }
      hostKey = (await addHost(db, sealer, added, Date.now())) ?? ''
      const site = { body: JSON.stringify({ format: 1, frameOrigins: [origin] }), author: 'test', basedOn: null }
      await publishSite(db, { ...site, now: Date.now() })
      return book
    },
    async signIn(book, deposit) {
      const token = await signIn(origin, book.origin, deposit)
      return ({ origin: at }, { path, key: idempotencyKey, body }) =>
        fetch(at + path, {
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            ...CALL,
            authorization: `Bearer ${token}`,
            ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
    },
    async balance() {
      const [row] = await db.query<{ balance: bigint }>('SELECT balance FROM host_accounts', [])
      return Number(row?.balance ?? -1n)
    },
    async expectEqual(payments) {
      const [{ id: hostId } = { id: 0 }] = await db.query<{ id: number }>('SELECT id FROM embed_hosts', [])
      const clock = { now: () => Date.now() + 1, after: () => () => {} }
      const agreed = { agreed: payments, open: 0, differences: [] }
      await expect.poll(() => checkWallet({ db, clock, sealer }, hostId)).toEqual(agreed)
      expect(await auditBook(db)).toEqual([])
    },
    async close() {
      for (const book of started) if (book.isUp()) await book.stop()
      await host.close()
      await line.close()
      await database.drop()
    },
  }
}

/** The demo player deposits at the host and comes into its frame. @returns the token of the session */
async function signIn(origin: string, book: string, deposit: number): Promise<string> {
  const form = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers: { cookie } })
  const entered = await form('/sign-in', { email: 'demo@harbour.test', password: 'harbour lights', to: '/' })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const paid = await form('/wallet/deposit', { amount: String(deposit), reference: 'deposit-1' }, cookie)
  expect(paid.status).toBe(303)
  const { nonce, verifier } = newFrame()
  const headers = { cookie, 'content-type': 'application/json' }
  const given = await fetch(`${origin}/session-code`, { method: 'POST', headers, body: JSON.stringify({ nonce }) })
  const { code } = (await given.json()) as { readonly code: string }
  const body = JSON.stringify({ code, verifier, host_origin: origin, cookieless: true })
  const begun = await fetch(`${book}/api/v2/embed/sessions`, { method: 'POST', headers: CALL, body })
  const started = (await begun.json()) as { readonly data: { readonly token: string } }
  expect(begun.status, JSON.stringify(started)).toBe(200)
  return started.data.token
}
