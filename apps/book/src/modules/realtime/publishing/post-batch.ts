import type { Published } from '../../../kernel/ports/publisher.ts'

/** The result of a batch. `failed` may be tried again, `refused` must not. */
export type BatchOutcome =
  | { kind: 'answered'; results: Published[] }
  | { kind: 'failed'; reason: string }
  | { kind: 'refused'; reason: string }

const TIMEOUT_MS = 5_000

/** Posts commands, each a JSON text, to the engine's batch call and reads the reply to each. Never rejects. */
export async function postBatch(
  engine: { url: string; apiKey: string; fetch: typeof fetch },
  commands: readonly string[],
): Promise<BatchOutcome> {
  try {
    const response = await engine.fetch(`${engine.url.replace(/\/$/, '')}/api/batch`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': engine.apiKey },
      body: `{"commands":[${commands.join(',')}]}`,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status >= 500 || response.status === 429) return { kind: 'failed', reason: `HTTP ${response.status}` }
    if (!response.ok) return { kind: 'refused', reason: `HTTP ${response.status}` }
    return readReplies(await response.json(), commands.length)
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

function readReplies(body: unknown, expected: number): BatchOutcome {
  const root = recordOf(body)
  const problem = errorIn(root)
  if (problem !== null) return { kind: 'refused', reason: problem }
  const replies = recordOf(root.result).replies ?? root.replies
  if (!Array.isArray(replies) || replies.length !== expected) return { kind: 'failed', reason: 'unexpected answer' }
  return { kind: 'answered', results: replies.map((reply) => resultOf(recordOf(reply))) }
}

function resultOf(reply: Record<string, unknown>): Published {
  const broadcast = recordOf(reply.broadcast)
  const responses = Array.isArray(broadcast.responses) ? broadcast.responses.map(recordOf) : []
  for (const part of [reply, ...responses]) {
    const reason = errorIn(part)
    if (reason !== null) return { ok: false, reason }
  }
  return { ok: true }
}

function errorIn(reply: Record<string, unknown>): string | null {
  if (reply.error === undefined) return null
  const { code, message } = recordOf(reply.error)
  return `${code} ${message}`
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
