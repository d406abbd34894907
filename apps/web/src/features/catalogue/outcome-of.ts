import { failureStatus } from '../../data/index.ts'

const NOT_FOUND = 404
const GONE = 410

/** What a failed call means for its page. */
export function outcomeOfFailure(failure: unknown): { readonly kind: 'not-found' | 'gone' | 'failed' } {
  const status = failureStatus(failure)
  if (status === NOT_FOUND || status === 400) return { kind: 'not-found' }
  return { kind: status === GONE ? 'gone' : 'failed' }
}
