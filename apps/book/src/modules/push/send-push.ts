import { lazily } from '../../kernel/lazily.ts'
import type { Vapid } from './vapid.ts'

const webPush = lazily<typeof import('web-push')>('web-push')

export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The result of sending a message. */
export type Sent =
  | { readonly kind: 'taken' }
  /** The subscription is no more. */
  | { readonly kind: 'gone' }
  /** It will never be taken. */
  | { readonly kind: 'refused'; readonly status: number }
  | {
      readonly kind: 'later'
      readonly why: string
      /** When the service may be called again, in seconds; null where it gives no time. */
      readonly afterSeconds: number | null
    }

const PATIENCE_MS = 10_000

export interface PushMessage {
  readonly payload: string
  /** How long a device that is off may miss it. */
  readonly ttlSeconds: number
  /** Of messages with one topic that wait, a device gets the last: up to 32 signs of base64url. */
  readonly topic: string
}

/** Encrypts a message to a browser and hands it to its push service. Never throws for what the service does. */
export async function sendPush(
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
  vapid: Vapid,
): Promise<Sent> {
  const request = webPush().generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.payload, {
    vapidDetails: vapid,
    TTL: message.ttlSeconds,
    topic: message.topic,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  })
  // The request sets the length of its body itself.
  const { 'Content-Length': _, ...headers } = request.headers as Record<string, string | number>
  let answer: Response
  try {
    answer = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(request.body),
      // Another address has not been looked at.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch (error) {
    return { kind: 'later', why: error instanceof Error ? error.message : String(error), afterSeconds: null }
  }
  await answer.body?.cancel()
  return meaningOf(answer)
}

function meaningOf({ status, headers }: Response): Sent {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'refused', status }
  const after = Number(headers.get('retry-after') ?? Number.NaN)
  return { kind: 'later', why: `status ${status}`, afterSeconds: Number.isFinite(after) && after >= 0 ? after : null }
}
