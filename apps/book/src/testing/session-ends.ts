import { expect } from 'vitest'
import type { RawClient } from '../modules/realtime/testing/raw-client.ts'
import { type Browser, connectWith, openBrowser } from './engines/browser.ts'

/** What one way of ending a session is tried on: two books on one database, and the engine behind both. */
export interface Ends {
  /** The book whose browser is watched. */
  readonly here: string
  /** The book where the session is ended. */
  readonly elsewhere: string
  readonly socketUrl: string
}

/** A client that has not received it within this time, on a machine however busy, never will. */
const CLOSED_WITHIN_MS = 15_000

/**
 * A player with two browsers: an end of the session of one closes its sockets, and leaves the other's open. Returns the
 * tokens with which the closed one reconnected, and how long it took until both its sockets were closed.
 */
export async function endsSession(
  { here, elsewhere, socketUrl }: Ends,
  end: (ends: SessionAtRisk) => Promise<unknown>,
) {
  const [staying, leaving] = [await openBrowser(here), await openBrowser(here)]
  const tokens = await leaving.tokens(here)
  const sockets = [await connectWith(socketUrl, tokens), await connectWith(socketUrl, await leaving.tokens(elsewhere))]
  const other = await connectWith(socketUrl, await staying.tokens(here))
  const closed = Promise.all(sockets.map((socket) => closedAt(socket)))
  await end({ staying, leaving, at: elsewhere })
  const ended = Date.now()
  const closings = await closed
  for (const { code, at } of closings) {
    expect(code).toBe(3014)
    expect(at - ended).toBeLessThan(CLOSED_WITHIN_MS)
  }
  expect(other.socket.readyState).toBe(other.socket.OPEN)
  // It is alive, not only open: it replies to a command.
  expect(await other.ask({ id: 9, subscribe: { channel: 'public:en' } })).toHaveProperty('subscribe')
  other.close()
  return { tokens, staying, tookMs: Math.max(...closings.map(({ at }) => at - ended)) }
}

export interface SessionAtRisk {
  readonly staying: Browser
  readonly leaving: Browser
  /** The book to call. */
  readonly at: string
}

async function closedAt(client: RawClient): Promise<{ code: number; at: number }> {
  const { code } = await client.closed()
  return { code, at: Date.now() }
}

/** Every way a player ends a session. */
export const WAYS: Readonly<Record<string, (risk: SessionAtRisk) => Promise<unknown>>> = {
  'sign-out': ({ leaving, at }) => leaving.call(at, 'signOut'),
  '"end this session"': async ({ staying, leaving, at }) => {
    const own = (await leaving.call(at, 'getSessions')).data.find(({ current }) => current)
    return staying.call(at, 'endSession', { params: { id: own?.id ?? 0 } })
  },
  '"end all other sessions"': ({ staying, at }) => staying.call(at, 'endOtherSessions'),
  'a new password': ({ staying, at }) =>
    staying.call(at, 'changePassword', { body: { current_password: 'touchline', password: 'another long password' } }),
}
