import type { Clock } from '../../kernel/clock.ts'
import { signedHeader } from '../../kernel/signature.ts'
import type { ExportedEvent } from './exported-event.ts'

/** Carries `t=<Unix s>,v1=<hex>`: HMAC-SHA256 of `events.<t>.<body>` under the receiver's key. */
export const EVENTS_SIGNATURE_HEADER = 'x-touchline-signature'
export const RECEIVER_HEADER = 'x-touchline-receiver'
/** Timeout of a receiver, in ms. */
const ANSWER_MS = 10_000

/** Sends events to a webhook. @returns null where it took them, else why not */
export async function sendEvents(
  clock: Clock,
  { url, name, key }: { readonly url: string; readonly name: string; readonly key: string },
  events: readonly ExportedEvent[],
): Promise<string | null> {
  const body = JSON.stringify({ events })
  const aborted = new AbortController()
  const cancel = clock.after(ANSWER_MS, () => aborted.abort(new Error(`no answer within ${ANSWER_MS} ms`)))
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [RECEIVER_HEADER]: name,
        [EVENTS_SIGNATURE_HEADER]: signedHeader(key, 'events', body, clock.now()),
      },
      body,
      redirect: 'error',
      signal: aborted.signal,
    })
    await answer.body?.cancel()
    return answer.ok ? null : `status ${answer.status}`
  } catch (error) {
    return error instanceof Error
      ? `${error.message}${error.cause instanceof Error ? `: ${error.cause.message}` : ''}`
      : String(error)
  } finally {
    cancel()
  }
}
