import { failedRequest, failureStatus } from '../../data/index.ts'

const NOT_FOUND = 404
const GONE = 410

/** What loading something found, for the page that shows it. */
export type LoadOutcome =
  | {
      readonly kind: 'found'
      /** Page of its list that is shown; absent for the first, and where no list has pages. */
      readonly listPage?: number
    }
  | { readonly kind: 'not-found' }
  /** Was there and is no more. */
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'failed'
      /** The request id of the failure in the server's log; absent where there was no response. */
      readonly requestId?: string
    }

/** What a failed call means for its page. */
export function outcomeOfFailure(failure: unknown): Exclude<LoadOutcome, { readonly kind: 'found' }> {
  const status = failureStatus(failure)
  if (status === NOT_FOUND || status === 400) return { kind: 'not-found' }
  if (status === GONE) return { kind: 'gone' }
  const requestId = failedRequest(failure)
  return { kind: 'failed', ...(requestId !== undefined && { requestId }) }
}
