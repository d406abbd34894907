import { createHash, randomBytes } from 'node:crypto'
import { CALLS, type CallName, type ErrorBody, type HostPlayer, SITE_FORMAT } from '@touchline/contract'
import { expect } from 'vitest'
import { signedHeader } from '../kernel/signature.ts'
import { addHost } from '../modules/embedding/index.ts'
import { publishSite } from '../modules/site/index.ts'
import type { TestBook } from './test-book.ts'

export const CODES = '/api/embed/codes'
export const SIGN_OUTS = '/api/embed/sign-outs'

/** A response as it came. */
export interface HostAnswer {
  readonly status: number
  readonly body: { readonly data?: Record<string, unknown> } & Partial<ErrorBody>
  /** Cookies that it sets. */
  readonly cookies: readonly string[]
}

/** How a request is signed, where that differs from how it should be. */
export interface Signed {
  readonly key?: string
  readonly at?: number
  readonly host?: string
  readonly requestId?: string
  /** What the signature is about, instead of the address and the body that are sent. */
  readonly path?: string
  readonly body?: string
  readonly header?: string
}

let serial = 0
const newId = (word: string) => `${word}-${process.pid}-${++serial}`

/** A host's response about an unknown player. */
export function hostPlayer(given: Partial<HostPlayer> = {}): HostPlayer {
  return {
    external_id: newId('player'),
    country: 'DE',
    born_on: '1990-02-28',
    currency: 'EUR',
    locale: 'en',
    ...given,
  }
}

/** A frame that has made its verifier. */
export interface TestFrame {
  readonly verifier: string
  readonly nonce: string
}

export function newFrame(): TestFrame {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, nonce: createHash('sha256').update(verifier).digest('base64url') }
}

/** How a call of a framed page differs from what it should be. */
export interface Framed {
  readonly cookie?: string | undefined
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
}

/** Headers without those that are left out. */
function given(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** A call of a page in a frame. */
export async function framedCall(book: TestBook, name: CallName, framed: Framed = {}): Promise<HostAnswer> {
  const { method, path } = CALLS[name]
  const answer = await book.app.inject({
    method,
    url: path,
    headers: given({
      'x-touchline-embed': 'frame',
      ...(method !== 'GET' && { 'x-app': 'touchline', 'content-type': 'application/json' }),
      cookie: framed.cookie,
      authorization: framed.token && `Bearer ${framed.token}`,
      ...framed.headers,
    }),
    ...(framed.body !== undefined && { payload: JSON.stringify(framed.body) }),
  })
  return {
    status: answer.statusCode,
    body: answer.body === '' ? {} : answer.json(),
    cookies: [answer.headers['set-cookie'] ?? []].flat(),
  }
}

/** A host with a server of its own, whose every word the test says. */
export interface TestHost {
  readonly origin: string
  readonly key: string
  /** Sends a request to the book. */
  sends(path: string, body: unknown, signed?: Signed): Promise<HostAnswer>
  /** The code for a frame, which the book gives. */
  code(frame: TestFrame, given?: HostPlayer): Promise<string>
  /** Exchanges a code in a frame of this host. */
  exchanges(code: string, frame: TestFrame, more?: Framed & { readonly cookieless?: boolean }): Promise<HostAnswer>
  /** A player comes in. @returns the cookie of the frame */
  lets(given?: HostPlayer): Promise<string>
}

/** Adds a host, and lists it in the published site with the others given. */
export async function openTestHost(book: TestBook, others: readonly string[] = []): Promise<TestHost> {
  const { db } = book.parts
  const origin = `https://${newId('host')}.example`
  const key = await addHost(db, await book.parts.sealer(), { origin, name: 'Operator' }, book.clock.now())
  if (key === null) throw new Error(`${origin} is a host already`)
  await lists(book, [origin, ...others])
  const host: TestHost = {
    origin,
    key,
    async sends(path, given, signed = {}) {
      const body = typeof given === 'string' ? given : JSON.stringify(given)
      const requestId = signed.requestId ?? newId('request')
      const name = signed.host ?? origin
      const text = `POST ${signed.path ?? path}\n${name}\n${requestId}\n${signed.body ?? body}`
      const answer = await book.app.inject({
        method: 'POST',
        url: path,
        payload: body,
        headers: {
          'content-type': 'application/json',
          'touchline-host': name,
          'touchline-request': requestId,
          'touchline-signature':
            signed.header ?? signedHeader(signed.key ?? key, 'host', text, signed.at ?? book.clock.now()),
        },
      })
      return { status: answer.statusCode, body: answer.json(), cookies: [answer.headers['set-cookie'] ?? []].flat() }
    },
    async code({ nonce }, given = hostPlayer()) {
      const { status, body } = await host.sends(CODES, { origin, nonce, player: given })
      expect(status, JSON.stringify(body)).toBe(201)
      return String(body.data?.code)
    },
    exchanges(code, { verifier }, { cookieless = false, ...framed } = {}) {
      const body = { code, verifier, host_origin: origin, cookieless }
      return framedCall(book, 'startEmbedSession', { body, ...framed })
    },
    async lets(given) {
      const frame = newFrame()
      const { status, body, cookies } = await host.exchanges(await host.code(frame, given), frame)
      expect(status, JSON.stringify(body)).toBe(200)
      return cookieIn(cookies)
    },
  }
  return host
}

/** The cookie of a frame, as it is sent. */
export function cookieIn(cookies: readonly string[]): string {
  return cookies.find((line) => line.startsWith('__Host-touchline-embed='))?.split(';')[0] ?? ''
}

/** Publishes a site that these origins may show. */
export async function lists(book: TestBook, frameOrigins: readonly string[]): Promise<void> {
  const body = JSON.stringify({ format: SITE_FORMAT, frameOrigins })
  const published = await publishSite(book.parts.db, { body, author: 'test', now: book.clock.now(), basedOn: null })
  expect(published.kind).toBe('published')
}
