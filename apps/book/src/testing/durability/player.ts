import { ErrorBody } from '@touchline/contract'
import { safeParse } from 'zod/mini'

const HEADERS = { 'content-type': 'application/json', 'x-app': 'touchline' }
/** The longest wait for a response, whatever is broken and however busy the machine is with other tests. */
const LONGEST_MS = 15_000
/** A request to a server that is down is repeated after this time. */
const PAUSE_MS = 100
/** The most connections in a row that a running process may break. */
const MOST_BROKEN = 5
/** Everything must be back after this time. */
const PATIENCE_MS = 120_000

/** A request that changes something, under its idempotency key. */
export interface Attempt {
  readonly path: '/api/v3/bets' | '/api/v2/bets/cashout'
  readonly key: string
  readonly body: unknown
}

export interface Answer {
  readonly status: number
  readonly text: string
}

/** How often players were left without a response. */
export interface Trouble {
  /** Connections that broke, so that the result of the request is unknown. */
  lost: number
  /** The book refused for now. */
  unavailable: number
}

/** A player who repeats a request until its result is known. */
export interface DurablePlayer {
  readonly id: number
  /** Sends the same request under the same key until it has a response. */
  insists(attempt: Attempt): Promise<Answer>
  /** The data of a call that changes nothing, requested until it comes. */
  reads<T>(path: string): Promise<T>
  /** Sends a request to a running book and returns its response, of any status. */
  asks(path: string): Promise<Answer>
}

/** Sends once: a response, or null where the connection broke. */
export async function send(
  url: string,
  init: RequestInit = {},
): Promise<(Answer & { readonly headers: Headers }) | null> {
  const signal = AbortSignal.timeout(LONGEST_MS)
  try {
    const reply = await fetch(url, { signal, ...init })
    return { status: reply.status, text: await reply.text(), headers: reply.headers }
  } catch (error) {
    if (signal.aborted) throw new Error(`${url} was not answered within ${LONGEST_MS} ms`)
    if (error instanceof TypeError) return null
    throw error
  }
}

/** The response of a running process: a request that is safe to repeat is sent again if its connection breaks. */
export async function reach(url: string, init?: RequestInit) {
  for (let sent = 0; sent < MOST_BROKEN; sent++) {
    const answer = await send(url, init)
    if (answer !== null) return answer
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`${url} broke ${MOST_BROKEN} connections in a row`)
}

/** @param origin where the book is now; it moves when the book is started again */
export async function signIn(origin: () => string, email: string, trouble: Trouble): Promise<DurablePlayer> {
  const body = JSON.stringify({ email, password: 'touchline' })
  const entry = await reach(`${origin()}/api/users/sign_in`, { method: 'POST', headers: HEADERS, body })
  const cookie = entry.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { data } = JSON.parse(entry.text) as { data: { id: number } }

  async function asks(path: string, attempt?: Attempt): Promise<Answer | null> {
    const init = attempt && {
      method: 'POST',
      headers: { ...HEADERS, cookie, 'idempotency-key': attempt.key },
      body: JSON.stringify(attempt.body),
    }
    const answer = await send(origin() + path, { headers: { cookie }, ...init })
    return answer && { status: answer.status, text: answer.text }
  }

  async function until(path: string, attempt?: Attempt): Promise<Answer> {
    const before = { ...trouble }
    for (const since = Date.now(); Date.now() - since < PATIENCE_MS; ) {
      const answer = await asks(path, attempt)
      if (answer === null) trouble.lost++
      else if (answer.status === 503) {
        expectError(answer, 'error.unavailable')
        trouble.unavailable++
      } else if (answer.status >= 500 || answer.status === 401) {
        throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
      } else return answer
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    const { lost, unavailable } = trouble
    const met = `all players lost ${lost - before.lost} answers, and ${unavailable - before.unavailable} were 503`
    throw new Error(`${path} was not answered for good within ${PATIENCE_MS} ms: ${met}`)
  }

  return {
    id: data.id,
    asks: (path) => reach(origin() + path, { headers: { cookie } }),
    insists: (attempt) => until(attempt.path, attempt),
    reads: async <T>(path: string) => (JSON.parse((await until(path)).text) as { data: T }).data,
  }
}

function expectError({ status, text }: Answer, key: string): void {
  const body = safeParse(ErrorBody, JSON.parse(text))
  if (!body.success || body.data.key !== key) throw new Error(`A ${status} that does not say ${key}: ${text}`)
}
