import type { CallName } from '@touchline/contract'
import { createHostDemo, type HostDemo, WALLET_PATH } from '@touchline/host-demo'
import { expect } from 'vitest'
import type { Db } from '../../apps/book/src/db/index.ts'
import { addHost, checkWallet } from '../../apps/book/src/modules/embedding/index.ts'
import { type CallOptions, type CallResult, injectCall } from '../../apps/book/src/testing/inject-call.ts'
import { openTestBook, type TestBook } from '../../apps/book/src/testing/test-book.ts'
import { cookieIn, framedCall, lists, newFrame } from '../../apps/book/src/testing/test-host.ts'
import { TestPlayer } from '../../apps/book/src/testing/test-player.ts'
import { type FaultyLine, openFaultyLine } from './faulty-line.ts'

/** A player of the demo host, in a frame of its page. */
class HostedPlayer extends TestPlayer {
  override call<N extends CallName>(name: N, options: CallOptions = {}): Promise<CallResult<N>> {
    const headers = { ...options.headers, 'x-touchline-embed': 'frame', cookie: String(this.session) }
    return injectCall(this.app, name, { ...options, session: null, headers })
  }
}

/** A book and the demo host, which keeps the money of its player; between them a line that the test makes faulty. */
export interface HostWalletWorld {
  readonly book: TestBook
  readonly host: HostDemo
  readonly line: FaultyLine
  readonly player: HostedPlayer
  readonly hostId: number
  /** The player's balance at the host, in subunits. */
  hostBalance(): Promise<number>
  /** Money that the player pays in at the host, in EUR. */
  deposits(amount: number): Promise<void>
  withdraws(amount: number): Promise<void>
  /** Time passes until every payment has its response, the line being whole. */
  settles(): Promise<void>
  /** Both ledgers agree, and the book's own audit finds nothing. */
  expectEqual(): Promise<void>
  close(): Promise<void>
}

const HOUR_MS = 3_600_000

/** @param file where the host keeps its ledger; null: in memory */
export async function openHostWallet(db: Db, file: string | null = null): Promise<HostWalletWorld> {
  await db.exec('DELETE FROM rate_limits; DELETE FROM provider_heartbeats; DELETE FROM ended_sessions')
  const book = await openTestBook(db)
  const bookUrl = await book.app.listen({ port: 0, host: '127.0.0.1' })
  let key = ''
  const host = createHostDemo({
    key: () => key,
    bookOrigin: () => bookUrl,
    bookCalls: () => bookUrl,
    file,
    wallet: 'seamless',
    now: book.clock.now,
  })
  const origin = `http://127.0.0.1:${await host.listen(0, '127.0.0.1')}`
  const line = await openFaultyLine(() => origin)
  const wallet = { origin, name: 'Harbour', wallet_url: line.url + WALLET_PATH }
  key = (await addHost(db, await book.parts.sealer(), wallet, book.clock.now())) ?? ''
  await lists(book, [origin])
  const ask = await signedIn(origin)
  const session = await framedSession(book, origin, ask)
  const [row] = await db.query<{ id: number; host_id: number }>(
    'SELECT e.player_id AS id, e.host_id FROM embed_players e JOIN embed_hosts h ON h.id = e.host_id WHERE h.origin = $1',
    [origin],
  )
  const player = new HostedPlayer(book.app, 'demo@harbour.test', row?.id ?? 0, session)
  let payments = 0
  const pays = async (way: 'deposit' | 'withdraw', amount: number) => {
    const reference = `${way}-reference-${++payments}`
    const answer = await ask(`/wallet/${way}`, { amount: String(amount), reference })
    expect(answer.status).toBe(303)
  }
  const world: HostWalletWorld = {
    ...{ book, host, line, player, hostId: row?.host_id ?? 0 },
    async hostBalance() {
      const page = await (await ask('/wallet')).text()
      return Number(/data-host-balance="(\d+)"/.exec(page)?.[1])
    },
    deposits: (amount) => pays('deposit', amount),
    withdraws: (amount) => pays('withdraw', amount),
    async settles() {
      line.faults(() => 'none')
      for (let round = 0; round < 3; round++) await book.passes(HOUR_MS / 2)
    },
    async expectEqual() {
      await book.expectCleanBooks()
      const found = await checkWallet({ ...book.parts, sealer: await book.parts.sealer() }, world.hostId)
      expect(found).toMatchObject({ open: 0, differences: [] })
    },
    async close() {
      await world.settles()
      await world.expectEqual()
      await player.expectBalance(await world.hostBalance())
      await book.close()
      await host.close()
      await line.close()
    },
  }
  return world
}

type Ask = (path: string, form?: Readonly<Record<string, string>>) => Promise<Response>

async function signedIn(origin: string): Promise<Ask> {
  let cookie = ''
  const ask: Ask = async (path, form) => {
    const body = form === undefined ? null : new URLSearchParams(form)
    const method = body === null ? 'GET' : 'POST'
    const answer = await fetch(origin + path, { method, body, redirect: 'manual', headers: { cookie } })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  }
  const entered = await ask('/sign-in', { email: 'demo@harbour.test', password: 'harbour lights', to: '/' })
  expect(entered.status).toBe(303)
  return (path, form) => (path === '/session-code' ? sessionCode(origin, cookie, form?.nonce ?? '') : ask(path, form))
}

function sessionCode(origin: string, cookie: string, nonce: string): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json' }
  return fetch(`${origin}/session-code`, { method: 'POST', headers, body: JSON.stringify({ nonce }) })
}

async function framedSession(book: TestBook, origin: string, ask: Ask): Promise<string> {
  const frame = newFrame()
  const answer = await ask('/session-code', { nonce: frame.nonce })
  const { code } = (await answer.json()) as { readonly code: string }
  const body = { code, verifier: frame.verifier, host_origin: origin, cookieless: false }
  const { status, cookies, body: response } = await framedCall(book, 'startEmbedSession', { body })
  expect(status, JSON.stringify(response)).toBe(200)
  return cookieIn(cookies)
}
