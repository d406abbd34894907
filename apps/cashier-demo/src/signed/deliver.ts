import { SIGNATURE_HEADER, stamp } from './signature.ts'

const TIMEOUT_MS = 5_000
const OK = 300
const SERVER_ERROR = 500
const TOO_MANY = 429

/** Sends a report to the book. `refused`: the book has read it and will never accept it. */
export async function deliver(url: string, secret: string, body: string): Promise<'taken' | 'refused' | 'unreached'> {
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: stamp(secret, 'callback', body) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (status < OK) return 'taken'
    return status >= SERVER_ERROR || status === TOO_MANY ? 'unreached' : 'refused'
  } catch {
    return 'unreached'
  }
}
