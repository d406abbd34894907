import type { ErrorName } from '@touchline/contract'
import { text } from '../texts/index.ts'
import type { ServedLocale } from './locale.ts'

/** The sentence a player reads for an error: what happened, why, and what to do next. */
export function errorText(error: ErrorName, locale: ServedLocale): string {
  return text(locale, `error.${error}`)
}
