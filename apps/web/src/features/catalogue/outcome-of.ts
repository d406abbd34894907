import { failedRequest, failureStatus } from '../../data/index.ts'

const NOT_FOUND = 404
const GONE = 410

/** What a failed call means for its page. */
export function outcomeOfFailure(
  failure: unknown,
): { readonly kind: 'not-found' | 'gone' } | { readonly kind: 'failed'; readonly requestId?: string } {
  const status = failureStatus(failure)
  if (status === NOT_FOUND || status === 400) return { kind: 'not-found' }
  if (status === GONE) return { kind: 'gone' }
  const requestId = failedRequest(failure)
  return { kind: 'failed', ...(requestId !== undefined && { requestId }) }
}
