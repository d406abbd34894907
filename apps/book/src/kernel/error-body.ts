import { ERRORS, type ErrorBody } from '@touchline/contract'
import { errorText } from './error-texts.ts'
import type { ServedLocale } from './locale.ts'
import type { Refusal } from './refusal.ts'

/** The contract's error body of a refusal, in the language asked for. @param requestId absent where the body is kept for other requests */
export function errorBody(refusal: Refusal, locale: ServedLocale, requestId?: string): ErrorBody {
  const { code, key } = ERRORS[refusal.error]
  return {
    code,
    key,
    localized_message: errorText(refusal.error, locale),
    data: {
      details: [...refusal.details],
      errors_by_bet: [...refusal.errorsByBet],
      ...(requestId !== undefined && { request_id: requestId }),
    },
  }
}

/** The same as JSON text, where the exact bytes are kept. */
export function errorReplyText(refusal: Refusal, locale: ServedLocale): string {
  return JSON.stringify(errorBody(refusal, locale))
}
