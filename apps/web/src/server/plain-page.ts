import { directionOf, FALLBACK_LOCALE, isLocale } from '../i18n/locales.ts'
import { hrefOf } from '../navigation/paths.ts'
import { escapeText } from './document.ts'
import { SHELL_TEXTS, type ShellLocale, type ShellText } from './error-shell-texts.ts'

type PlainPage = 'failed' | 'busy'

/** Shown when not even the texts of the shell can be loaded (LOCALE-04). */
const LAST_TEXT = 'UNEXPECTED ERROR IN ERROR APP'

const OTHER_NAMES: Readonly<Record<string, ShellLocale>> = {
  sr: 'sr-ME',
  pt: 'pt-BR',
  br: 'pt-BR',
  nb: 'no',
  nn: 'no',
  se: 'sv',
}

/** The first of some wanted languages that the error shell speaks, as `sr-RS;q=0.8` (LOCALE-04). */
export function shellLocaleOf(wanted: readonly string[]): ShellLocale {
  for (const tag of wanted) {
    const asked = (tag.split(';')[0] ?? '').trim().toLowerCase()
    const [language = ''] = asked.split('-')
    const name = Object.hasOwn(OTHER_NAMES, language) ? OTHER_NAMES[language] : language
    if (name !== undefined && Object.hasOwn(SHELL_TEXTS, name)) return name as ShellLocale
  }
  return FALLBACK_LOCALE
}

/**
 * A whole page without script or style, made without the application: when rendering failed, or must not run because of
 * too many requests.
 * @param requestId as it is in the log: letters, digits and dashes
 * @param site name of the site
 */
export function plainPage(page: PlainPage, locale: string, requestId: string, site = 'Touchline'): string {
  const texts = SHELL_TEXTS as Readonly<Record<string, ShellText>>
  const text = Object.hasOwn(texts, locale) ? texts[locale] : undefined
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light">' +
    `<meta name="robots" content="noindex"><title>${escapeText(site)}</title>`
  if (text === undefined) return `<!doctype html><html lang="en" dir="ltr">${head}<h1>${LAST_TEXT}</h1></html>`
  const home = hrefOf(isLocale(locale) ? locale : FALLBACK_LOCALE, '/')
  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}">${head}`,
    `<h1>${text[page]}</h1><p>${text[`${page}Hint`]}</p><p><a href="${home}">${text.home}</a></p>`,
    `<p>${text.reference}: <code>${requestId.replace(/[^\w-]/g, '')}</code></p></html>`,
  ].join('')
}
