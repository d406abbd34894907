import { formatAmount } from '@touchline/betting'
import { ERRORS, type ErrorBody } from '@touchline/contract'
import { errorText } from './error-texts.ts'
import type { ServedLocale } from './locale.ts'
import type { Refusal } from './refusal.ts'

/**
 * The contract's error body of a refusal, in the language requested.
 * @param requestId absent where the body is kept for other requests
 */
export function errorBody(refusal: Refusal, locale: ServedLocale, requestId?: string): ErrorBody {
  const { code, key } = ERRORS[refusal.error]
  return {
    code,
    key,
    localized_message: errorText(refusal.error, locale, refusal.values),
    data: {
      details: [...refusal.details, ...amountsIn(refusal)],
      errors_by_bet: [...refusal.errorsByBet],
      ...(requestId !== undefined && { request_id: requestId }),
    },
  }
}

/** Amounts of the sentence for a machine: `path` is what it is, `message` the amount with its currency. */
function amountsIn({ values }: Refusal): ErrorBody['data']['details'] {
  return Object.entries(values).flatMap(([path, value]) =>
    typeof value === 'number'
      ? []
      : value.map(({ amount, currency }) => ({ path, message: `${formatAmount(amount, currency)} ${currency.code}` })),
  )
}

/** The same as JSON text, where the exact bytes are kept. */
export function errorReplyText(refusal: Refusal, locale: ServedLocale): string {
  return JSON.stringify(errorBody(refusal, locale))
}
