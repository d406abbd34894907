import type { ErrorBody } from '@touchline/contract'
import type { CallError } from './result.ts'

type Read = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly error: CallError }

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const rows = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.filter(isObject) : [])

/**
 * The error in a response of any back end; null without a code and a message. Its other members may be missing or of
 * another type: its lists are empty then, so that readers need no check.
 */
function errorBody(body: unknown): ErrorBody | null {
  if (!isObject(body) || typeof body.code !== 'number' || typeof body.localized_message !== 'string') return null
  const data = isObject(body.data) ? body.data : {}
  const lists = { details: rows(data.details), errors_by_bet: rows(data.errors_by_bet) }
  return { key: '', ...body, data: { ...data, ...lists } } as unknown as ErrorBody
}

/** Reads a response as the contract's success or error. A success is trusted: the server validates what it sends. */
export async function readAnswer(response: Pick<Response, 'ok' | 'status' | 'json'>): Promise<Read> {
  if (response.status === 204) return { ok: true, data: null }
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok && typeof body === 'object' && body !== null) return { ok: true, data: body }
  const refusal = response.ok ? null : errorBody(body)
  if (refusal !== null) return { ok: false, error: { kind: 'answer', status: response.status, body: refusal } }
  return { ok: false, error: { kind: 'network', reason: 'unreadable' } }
}
