import { LOCALES, type ShippedLocale } from '@touchline/betting/vocabulary'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import ptBR from './pt-BR.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import sv from './sv.json' with { type: 'json' }
import tr from './tr.json' with { type: 'json' }

/** A name that markets, outcomes and tabs may have: one that is not in the English file does not compile. */
export type NameId = keyof typeof en

/**
 * A name per language, with the Unified Odds Feed's operators: `{x}` value of a specifier, `{!x}` its ordinal, `{+x}`
 * and `{-x}` signed and negated, `{%x}` the competitor of its value, `{(x+1)}` a sum; `{$competitor1}`,
 * `{$competitor2}`, `{$event}`.
 */
export type LocalText = Readonly<Record<ShippedLocale, string>>

const NAMES: Readonly<Record<ShippedLocale, Readonly<Partial<Record<NameId, string>>>>> = {
  en,
  de,
  es,
  'pt-BR': ptBR,
  ru,
  tr,
  sv,
  ar,
}

/** A text that is made for each language. */
export function inEachLanguage(make: (locale: ShippedLocale) => string): LocalText {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<ShippedLocale, string>
}

/** A name in one language; LOCALE-01: gaps are filled from English. */
export function nameIn(id: NameId, locale: ShippedLocale): string {
  return NAMES[locale][id] ?? en[id]
}

/** The name in every language. */
export function named(id: NameId): LocalText {
  return inEachLanguage((locale) => nameIn(id, locale))
}
