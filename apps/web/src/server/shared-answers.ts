import type { Ask, BackendAnswer, BackendRequest } from './backend.ts'
import { createByteCache } from './byte-cache.ts'

const SHARED_MS = 1_000
const MAX_BYTES = 8 * 1_048_576

export interface SharedAnswers {
  readonly ask: Ask
  /** Forgets all responses. */
  forget(): void
  close(): void
}

/** Makes calls for visitors: pages of the same second share their responses. */
export function shareAnswers(ask: Ask, now: () => number): SharedAnswers {
  const answers = createByteCache<BackendAnswer>({
    ttlMs: SHARED_MS,
    maxBytes: MAX_BYTES,
    sizeOf: ({ text }) => 2 * text.length,
    isKept: ({ status }) => status === 200,
    now,
  })
  const keyOf = ({ url, headers }: BackendRequest) => `${headers['accept-language']}\n${url}`
  return {
    ask: (request) => (request.method === 'GET' ? answers.get(keyOf(request), () => ask(request)) : ask(request)),
    forget: answers.clear,
    close: answers.close,
  }
}
