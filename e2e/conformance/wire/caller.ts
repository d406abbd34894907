import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  APP_HEADER,
  APP_HEADER_VALUE,
  CALLS,
  type CallAnswer,
  type CallDefinition,
  type CallName,
  ErrorBody,
  IDEMPOTENCY_HEADER,
} from '@touchline/contract'
import { safeParse } from 'zod/mini'
import type { Reply, Transport } from './transport.ts'

/** What a call is made with. */
export interface Ask {
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: Readonly<Record<string, string | readonly string[]>> | undefined
  readonly body?: unknown
  /** Null takes away a header that is sent by itself. */
  readonly headers?: Readonly<Record<string, string | null>> | undefined
  /** Sent instead of the call's own. */
  readonly method?: string | undefined
  /** Sent instead of the body as JSON. */
  readonly rawBody?: string | undefined
}

/** A visitor, or a player with their cookies. */
export interface Caller {
  ask(name: CallName, ask?: Ask): Promise<Reply>
  /** The response of a call that must succeed; throws with any other response. */
  get<N extends CallName>(name: N, ask?: Ask): Promise<CallAnswer<N>>
  /** What identifies them now, as a Cookie header. */
  cookie(): string
}

/** Path and query of a call. */
export function pathOf(name: CallName, { params = {}, query = {} }: Ask): string {
  const path = CALLS[name].path.replace(/\{(\w+)\}/g, (_all, key: string) =>
    encodeURIComponent(String(params[key] ?? '')),
  )
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (typeof value === 'string' ? [value] : value).map((one) => `${encodeURIComponent(key)}=${encodeURIComponent(one)}`),
  )
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

/** Someone who calls. Keeps the cookies they are given, as a browser does, unless they are to stay a visitor. */
export function createCaller(transport: Transport, { staysVisitor = false } = {}): Caller {
  const cookies = new Map<string, string>()
  const cookie = (): string => [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')

  function keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';')
      const at = pair.indexOf('=')
      const value = pair.slice(at + 1)
      const over = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))
      if (over || value === '') cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), value)
    }
  }

  async function ask(name: CallName, asked: Ask = {}): Promise<Reply> {
    const call: CallDefinition = CALLS[name]
    const method = asked.method ?? call.method
    const body = asked.rawBody ?? (asked.body === undefined ? undefined : JSON.stringify(asked.body))
    const changes = method !== 'GET' && method !== 'HEAD'
    const headers: Record<string, string | null> = {
      accept: 'application/json',
      'accept-language': 'en',
      ...(cookies.size > 0 && { cookie: cookie() }),
      ...(changes && { [APP_HEADER]: APP_HEADER_VALUE }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(call.idempotent && { [IDEMPOTENCY_HEADER]: randomUUID() }),
      ...asked.headers,
    }
    const present = Object.entries(headers).filter((header): header is [string, string] => header[1] !== null)
    const request = { method, path: pathOf(name, asked), headers: Object.fromEntries(present), body }
    let reply = await transport.send(request)
    // Like a client, it waits as long as a 429 requires.
    for (let times = 0; times < RETRIES; times++) {
      const waitMs = waitOf(reply)
      if (waitMs === null) break
      await setTimeout(waitMs)
      reply = await transport.send(request)
    }
    if (!staysVisitor) keep(reply.cookies)
    return reply
  }

  return {
    ask,
    cookie,
    async get<N extends CallName>(name: N, asked: Ask = {}) {
      const call: CallDefinition = CALLS[name]
      const reply = await ask(name, asked)
      AllowanceUsedUp.check(reply)
      const parsed = call.answer && safeParse(call.answer, call.media ? reply.text : reply.json)
      if (reply.status !== call.status || parsed?.success === false)
        throw new Unusable(`${name} could not be used: it answered ${reply.status} ${reply.text.slice(0, 200)}`)
      return (parsed?.data ?? null) as CallAnswer<N>
    },
  }
}

/** A call that others build upon did not respond as the contract says. */
export class Unusable extends Error {}

const TOO_MANY = 429
const RETRIES = 3
/** A call that is allowed again later than that is not judged. */
const LONGEST_WAIT_MS = 5_000

/** How long to wait before a repetition; null where that is too long, or nothing was refused. */
function waitOf({ status, retryAfterMs }: Reply): number | null {
  return status === TOO_MANY && retryAfterMs !== null && retryAfterMs <= LONGEST_WAIT_MS ? retryAfterMs : null
}

/** The back end allows no more of a call now: the rest of its rules cannot be tested, which is no failure. */
export class AllowanceUsedUp extends Error {
  constructor(reply: Reply) {
    super(`the allowance is used up: ${reply.text.slice(0, 120)}`)
  }

  /** Throws for a reply at a rate limit, with the contract's error. */
  static check(reply: Reply): void {
    if (reply.status === TOO_MANY && safeParse(ErrorBody, reply.json).success) throw new AllowanceUsedUp(reply)
  }
}
