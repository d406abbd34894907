import * as z from 'zod'
import type { Player } from '../players/player.ts'
import { signedHeaders } from './sign.ts'

/** The response to a call: `unreached` calls may be repeated. */
export type Answer<T> =
  | { readonly kind: 'done'; readonly data: T }
  | { readonly kind: 'refused'; readonly code: number | null; readonly message: string }
  | { readonly kind: 'unreached' }

export interface Balance {
  readonly currency: string
  /** In subunits. */
  readonly balance: number
}

export interface Movement {
  readonly kind: 'deposits' | 'withdrawals'
  /** In subunits. */
  readonly amount: number
  readonly currency: string
  /** What this host calls the movement: the book books it once. */
  readonly reference: string
}

/** The calls that a host's server makes to the book. */
export interface BookClient {
  /** A one-time code that signs a player in inside the frame which made the nonce. */
  code(player: Player, nonce: string): Promise<Answer<{ readonly code: string }>>
  /** Ends the player's sessions in frames of this host. */
  signOut(player: Player): Promise<Answer<unknown>>
  balances(player: Player): Promise<Answer<readonly Balance[]>>
  move(player: Player, movement: Movement): Promise<Answer<unknown>>
  /** Reports that a player's balance has changed, where this host keeps it. */
  walletChanged(player: Player): Promise<Answer<unknown>>
}

interface ClientOptions {
  readonly key: () => string | null
  /** Where the book is called. */
  readonly calls: () => string
  /** Origin of this host, as the book knows it. */
  readonly origin: () => string
  /** Unix ms. */
  readonly now: () => number
}

const TIMEOUT_MS = 5_000
const SERVER_ERROR = 500
const TOO_MANY = 429
const Refused = z.object({ code: z.number(), localized_message: z.string() })
const Code = z.object({ data: z.object({ code: z.string() }) })
const Balances = z.object({ data: z.array(z.object({ currency: z.string(), balance: z.number() })) })

function personOf({ id, email, country, bornOn, currency, firstName, lastName }: Player) {
  return {
    external_id: id,
    email,
    country,
    born_on: bornOn,
    currency,
    locale: 'en',
    first_name: firstName,
    last_name: lastName,
  }
}

export function createBookClient({ key: keyNow, calls, origin, now }: ClientOptions): BookClient {
  async function ask<T>(path: string, question: object, shape: z.ZodType<T>): Promise<Answer<T>> {
    const key = keyNow()
    // No key yet: requests wait until the book has given one.
    if (key === null) return { kind: 'unreached' }
    const body = JSON.stringify(question)
    try {
      const answer = await fetch(new URL(path, calls()), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...signedHeaders(key, origin(), path, body, now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (answer.status >= SERVER_ERROR || answer.status === TOO_MANY) return { kind: 'unreached' }
      const text = await answer.text()
      const json: unknown = text === '' ? {} : JSON.parse(text)
      if (answer.ok) return { kind: 'done', data: shape.parse(json) }
      const refused = Refused.safeParse(json)
      if (refused.success) return { kind: 'refused', code: refused.data.code, message: refused.data.localized_message }
      return { kind: 'refused', code: null, message: `The book answered ${answer.status}.` }
    } catch {
      return { kind: 'unreached' }
    }
  }
  return {
    async code(player, nonce) {
      const answer = await ask('/api/embed/codes', { origin: origin(), nonce, player: personOf(player) }, Code)
      return answer.kind === 'done' ? { kind: 'done', data: answer.data.data } : answer
    },
    signOut: ({ id }) => ask('/api/embed/sign-outs', { external_id: id }, z.unknown()),
    async balances({ id }) {
      const answer = await ask('/api/embed/balances', { external_id: id }, Balances)
      return answer.kind === 'done' ? { kind: 'done', data: answer.data.data } : answer
    },
    walletChanged: ({ id }) => ask('/api/embed/wallet-changes', { external_id: id }, z.unknown()),
    move(player, { kind, ...movement }) {
      // A first deposit makes the player's account at the book; what is withdrawn has been there.
      const whose = kind === 'deposits' ? { player: personOf(player) } : { external_id: player.id }
      return ask(`/api/embed/${kind}`, { ...whose, ...movement }, z.unknown())
    },
  }
}
