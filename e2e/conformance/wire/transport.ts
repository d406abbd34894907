import { Agent as HttpAgent, request as overHttp } from 'node:http'
import { Agent as HttpsAgent, request as overHttps } from 'node:https'

/** One request as it goes over the wire; nothing is added or corrected, so that broken ones can be sent too. */
export interface RawRequest {
  readonly method: string
  /** Path and query, encoded. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

export interface Reply {
  readonly request: RawRequest
  readonly status: number
  readonly contentType: string
  /** When the call may be repeated; null where the reply does not say. */
  readonly retryAfterMs: number | null
  readonly cookies: readonly string[]
  readonly text: string
  /** Undefined where the text is not JSON. */
  readonly json: unknown
  /** From the first byte sent to the last one received. */
  readonly ms: number
}

export interface Transport {
  send(request: RawRequest): Promise<Reply>
  close(): void
}

/** Speaks to a back end at an origin. A reply that takes longer than `timeoutMs` rejects. */
export function createTransport(origin: string, timeoutMs = 20_000): Transport {
  const base = new URL(origin)
  const secure = base.protocol === 'https:'
  const agent = secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
  const open = secure ? overHttps : overHttp
  const once = (asked: RawRequest): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const { method, path, body } = asked
      const length: Record<string, string> =
        body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const sent = open(
        { host: base.hostname, port: base.port, agent, method, path, headers: { ...asked.headers, ...length } },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8')
            resolve({
              request: asked,
              status: answer.statusCode ?? 0,
              contentType: answer.headers['content-type'] ?? '',
              retryAfterMs: secondsOf(answer.headers['retry-after']),
              cookies: answer.headers['set-cookie'] ?? [],
              text,
              json: parse(text),
              ms: performance.now() - started,
            })
          })
        },
      )
      sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`no answer within ${timeoutMs} ms`)))
      sent.on('error', reject)
      sent.end(body)
    })
  return {
    // A kept connection may be closed by the other side in the very moment it is used again.
    send: (asked) =>
      once(asked).catch((error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' ? once(asked) : Promise.reject(error),
      ),
    close: () => agent.destroy(),
  }
}

/** A header in whole seconds, in ms. */
function secondsOf(header: string | undefined): number | null {
  return header !== undefined && /^\d+$/.test(header) ? Number(header) * 1_000 : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
