import type { ErrorName } from '@touchline/contract'
import { DatabaseUnavailable, isStorageRefused, sqlState } from '../db/index.ts'

/** The database's codes for values that it cannot hold: a number out of range, a text with a NUL. */
const UNSTORABLE = ['22003', '22021', '22P05']

/** Which error of ours an error of the HTTP framework is; `internal` for everything that is a bug. */
export function frameworkError(error: { readonly code?: string; readonly statusCode?: number }): ErrorName {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'unsupported_media_type'
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return 'payload_too_large'
    // Of a QUERY, which no call is.
    case 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE':
      return 'method_not_allowed'
    default:
  }
  if (error instanceof DatabaseUnavailable) return 'unavailable'
  if (isStorageRefused(error)) return 'cannot_store'
  if (UNSTORABLE.includes(sqlState(error) ?? '')) return 'validation'
  switch (error.statusCode) {
    case 413:
      return 'payload_too_large'
    case 415:
      return 'unsupported_media_type'
    case 503:
      return 'unavailable'
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? 'validation'
        : 'internal'
  }
}
