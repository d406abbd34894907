import type { ErrorBody } from '@touchline/contract'
import type { CallError } from './result.ts'

type Read = { readonly ok: true; readonly data: unknown } | { readonly ok: false; readonly error: CallError }

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'number' &&
    'localized_message' in body &&
    typeof body.localized_message === 'string' &&
    'data' in body &&
    typeof body.data === 'object' &&
    body.data !== null
  )
}

/** Reads a response as the contract's answer or error. A success is trusted: the server validates what it sends. */
export async function readAnswer(response: Pick<Response, 'ok' | 'status' | 'json'>): Promise<Read> {
  if (response.status === 204) return { ok: true, data: null }
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok && typeof body === 'object' && body !== null) return { ok: true, data: body }
  if (!response.ok && isErrorBody(body)) {
    return { ok: false, error: { kind: 'answer', status: response.status, body } }
  }
  return { ok: false, error: { kind: 'network', reason: 'unreadable' } }
}
