import { HUB_VERSION } from '../server-api/info.ts'

/** The kind of server at the address of an engine. */
export type EngineCheck =
  | {
      readonly kind: 'there'
      /** Distinguishes its nodes from those of another engine. */
      readonly nodes: readonly string[]
      /** Whether it is the hub of another process of the book. */
      readonly isHub: boolean
    }
  /** There is no response: the engine may start later. */
  | { readonly kind: 'away'; readonly problem: string }
  /** The response is not that of an engine that takes publications: it never will be. */
  | { readonly kind: 'wrong'; readonly problem: string }

const TIMEOUT_MS = 3_000

/**
 * Checks with an engine's server API whether it is one and accepts the key. Problems are sentences for the operator.
 */
export async function checkEngine(url: string, apiKey: string, send: typeof fetch = fetch): Promise<EngineCheck> {
  const address = `${url.replace(/\/$/, '')}/api/info`
  const hint = 'It must be the address of the engine’s internal port, without /api, such as http://centrifugo:9000.'
  let status: number
  let body: unknown
  try {
    const response = await send(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': apiKey },
      body: '{}',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    status = response.status
    body = await response.json().catch(() => null)
  } catch (error) {
    const { cause, message } = error as Error
    const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : message
    return { kind: 'away', problem: `CENTRIFUGO_URL is ${url}, where nothing answers (${reason}). ${hint}` }
  }
  if (status === 401 || status === 403) {
    return { kind: 'wrong', problem: `The engine at CENTRIFUGO_URL (${url}) does not take REALTIME_API_KEY.` }
  }
  if (status >= 500) return { kind: 'away', problem: `The engine at CENTRIFUGO_URL (${url}) answered ${status}.` }
  if (status === 200 && typeof body === 'object' && body !== null && 'result' in body)
    return { kind: 'there', ...nodesIn(body.result) }
  return {
    kind: 'wrong',
    problem: `CENTRIFUGO_URL is ${url}, where no engine’s server API is (HTTP ${status}). ${hint}`,
  }
}

function nodesIn(result: unknown) {
  const { nodes } = (result ?? {}) as { nodes?: unknown }
  const named = (Array.isArray(nodes) ? nodes : []).flatMap((node: { uid?: unknown; version?: unknown } | null) =>
    node?.uid ? [{ uid: String(node.uid), version: node.version }] : [],
  )
  return {
    nodes: named.map(({ uid }) => uid),
    isHub: named.length > 0 && named.every(({ version }) => version === HUB_VERSION),
  }
}
