import { randomUUID } from 'node:crypto'
import { HOST_HEADER, HOST_REQUEST_HEADER, HOST_SIGNATURE_HEADER, type WalletCall } from '@touchline/contract'
import type { Clock } from '../../../kernel/clock.ts'
import { signedHeader } from '../../../kernel/signature.ts'
import { signedText } from '../host-requests/check-host.ts'
import type { WalletHost } from '../hosts/hosts.ts'

/** Timeout of a request to a host. */
export const ANSWER_MS = 3_000
const MAX_ANSWER = 1_000_000

/** What schemas of the contract offer. */
interface Shape<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/**
 * Sends one request to the wallet of a host. Throws for anything but a valid response (no connection, another status,
 * another shape): the outcome is unknown then. Never call it inside a transaction.
 */
export async function askHost<T>(
  clock: Clock,
  { origin, key, url }: Omit<WalletHost, 'id'>,
  call: WalletCall,
  question: object,
  shape: Shape<T>,
): Promise<T> {
  const address = `${url}/${call}`
  const body = JSON.stringify(question)
  const request = randomUUID()
  const text = signedText(new URL(address).pathname, origin, request, body)
  const aborted = new AbortController()
  const cancel = clock.after(ANSWER_MS, () => aborted.abort(new Error(`no answer within ${ANSWER_MS} ms`)))
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [HOST_HEADER]: origin,
        [HOST_REQUEST_HEADER]: request,
        [HOST_SIGNATURE_HEADER]: signedHeader(key, 'wallet', text, clock.now()),
      },
      body,
      redirect: 'error',
      signal: aborted.signal,
    })
    const received = await readText(answer)
    if (answer.status !== 200) throw new Error(`status ${answer.status}`)
    const read = shape.safeParse(JSON.parse(received))
    if (!read.success) throw new Error(`an answer to ${call} that is none`)
    return read.data
  } finally {
    cancel()
  }
}

async function readText({ body }: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_ANSWER) throw new Error('an answer that is too long')
  }
  return text + decoder.decode()
}
