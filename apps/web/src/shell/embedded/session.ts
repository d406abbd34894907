import type { CallResult } from '@touchline/client/http'
import { type AccountController, playerIdOf } from '../../features/account/index.ts'
import { backoff } from '../../platform/network/retry.ts'
import type { HostLink } from './host-link.ts'

export interface HostSessionPorts {
  readonly account: Pick<AccountController, 'store' | 'http' | 'recognise' | 'signOut'>
  readonly link: Pick<HostLink, 'send' | 'sessionCode' | 'origin'>
  /** Sent with every call of the page. */
  readonly headers: Record<string, string>
  /** Whether the server saw a session of the frame. */
  readonly hasSession: boolean
  readonly makeProof: () => Promise<{ readonly verifier: string; readonly nonce: string }>
  readonly keepsCookies: () => boolean
  /** Server time in ms. */
  readonly now: () => number
  /** Runs later. @returns calls it off */
  readonly after: (ms: number, run: () => void) => () => void
  /** The host has named its player. */
  readonly onSettled: () => void
}

export interface HostSession {
  /**
   * Requests the player from the host.
   * @param orElse runs where it has none
   */
  renew(orElse?: () => void): void
  /** Takes the code that a host without the tag sends; null for a visitor. Ignores one for another nonce. */
  take(code: string | null, nonce: string): void
  end(): void
}

type Exchanged = CallResult<'startEmbedSession'>

/** A token in memory is exchanged for the next so long before it ends, in ms. */
const RENEW_AHEAD_MS = 60_000
const RENEW_AT_LEAST_MS = 10_000
/** After this many refused codes in a row the host gets a message. */
const REFUSALS = 2

const bearer = (token: string) => `Bearer ${token}`

/**
 * The session that a host gives the frame: a one-time code, bound to a nonce that only this frame can prove, for a
 * cookie of this frame or, where the browser keeps none, for a token in the memory of this page.
 */
export function createHostSession(ports: HostSessionPorts): HostSession {
  const { account, link, headers } = ports
  let hasSession = ports.hasSession
  let asked: { readonly verifier: string; readonly nonce: string; readonly orElse: () => void } | null = null
  /** A later message of the host wins over a response that comes late. */
  let turn = 0
  let failures = 0
  let refusals = 0
  let callOff = () => {}

  async function leave(): Promise<void> {
    turn += 1
    asked = null
    callOff()
    if (hasSession || account.store.get().auth.status === 'LOGGED_IN') await account.signOut()
    hasSession = false
    delete headers.authorization
    ports.onSettled()
  }

  async function enter({ token, expires_at }: { readonly token: string | null; readonly expires_at: string }) {
    failures = 0
    refusals = 0
    hasSession = true
    if (token === null) delete headers.authorization
    else {
      headers.authorization = bearer(token)
      const left = Date.parse(expires_at) - ports.now() - RENEW_AHEAD_MS
      callOff = ports.after(Math.max(RENEW_AT_LEAST_MS, left), () => void ask(() => {}))
    }
    const known = playerIdOf(account.store.get().auth)
    const player = known === null ? null : await account.http.call('getPlayer')
    // The same player continues: nothing on screen is fetched again.
    if (player === null || !player.ok || player.data.data.id !== known) await account.recognise()
    ports.onSettled()
  }

  function again(orElse: () => void): void {
    failures += 1
    callOff()
    callOff = ports.after(backoff(failures), () => void ask(orElse))
  }

  async function exchange(code: string, { verifier, orElse }: NonNullable<typeof asked>): Promise<void> {
    const mine = turn
    const host_origin = link.origin()
    if (host_origin === null) return
    const body = { code, verifier, host_origin, cookieless: !ports.keepsCookies() }
    const answer: Exchanged = await account.http.call('startEmbedSession', { body })
    if (mine !== turn) return
    if (answer.ok) return enter(answer.data.data)
    if (answer.error.kind === 'network' || answer.error.status >= 500) return again(orElse)
    refusals += 1
    // A code is short-lived: after a refusal another one is requested at once.
    if (refusals < REFUSALS) return ask(orElse)
    link.send('failed', { code: 'session_refused' })
    ports.onSettled()
  }

  async function answered(code: string | null, nonce: string): Promise<void> {
    if (asked?.nonce !== nonce) return
    const { orElse } = asked
    const proof = asked
    asked = null
    if (code !== null) return exchange(code, proof)
    await leave()
    orElse()
  }

  async function ask(orElse: () => void): Promise<void> {
    turn += 1
    const mine = turn
    callOff()
    const proof = await ports.makeProof()
    if (mine !== turn) return
    asked = { ...proof, orElse }
    const code = await link.sessionCode(proof.nonce).catch(() => 'lost' as const)
    if (mine !== turn) return
    if (code === 'lost') again(orElse)
    else if (code === undefined) link.send('session-wanted', { nonce: proof.nonce })
    else await answered(code, proof.nonce)
  }

  return {
    renew: (orElse = () => {}) => void ask(orElse),
    take: (code, nonce) => void answered(code, nonce),
    end: () => void leave(),
  }
}
