import type { CallResult, Http } from '@touchline/client/http'
import type { CallAnswer, CallName, ErrorBody } from '@touchline/contract'

export interface SentCall {
  readonly name: CallName
  readonly args: {
    readonly params?: unknown
    readonly query?: unknown
    readonly body?: unknown
    readonly idempotencyKey?: string | undefined
  }
}

type Answer = CallResult<CallName>
type Script = (call: SentCall) => Answer | Promise<Answer>

/** A back end in a test's hands: responses by call, and its requests. */
export interface ScriptedHttp {
  readonly http: Http
  readonly sent: readonly SentCall[]
  /** Sets the response of this call from now on. */
  on: (name: CallName, script: Script) => void
  /** The requests of this call. */
  calls: (name: CallName) => readonly SentCall[]
}

export function ok<N extends CallName>(data: CallAnswer<N>): Answer {
  return { ok: true, data } as Answer
}

/** No response: the line broke. */
export const lost: Answer = { ok: false, error: { kind: 'network', reason: 'offline' } }

/** The server says no. */
export function refused(status: number, body: Partial<ErrorBody> = {}): Answer {
  return {
    ok: false,
    error: {
      kind: 'answer',
      status,
      body: { code: 1050, key: 'error', localized_message: 'No.', data: { details: [], errors_by_bet: [] }, ...body },
    },
  }
}

export function createScriptedHttp(): ScriptedHttp {
  const scripts = new Map<CallName, Script>()
  const sent: SentCall[] = []
  const http: Http = {
    locale: 'en',
    async call(name, args) {
      const call = { name, args: { ...args } }
      sent.push(call)
      const script = scripts.get(name)
      if (script === undefined) throw new Error(`The test does not say what ${name} answers.`)
      return (await script(call)) as never
    },
  }
  return {
    http,
    sent,
    on: (name, script) => scripts.set(name, script),
    calls: (name) => sent.filter((call) => call.name === name),
  }
}
