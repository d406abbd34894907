import { SERVED_LOCALES, type ServedLocale } from '../../../kernel/locale.ts'

/**
 * Address of a page as a message names it; the first language has no segment of its own.
 * @param publicUrl origin the web application is reached at, without a slash at its end
 * @param page path below `/sports`, without a slash in front
 */
export function publicLink(
  publicUrl: string,
  language: ServedLocale,
  page: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const segment = language === SERVED_LOCALES[0] ? '' : `/${language}`
  const search = new URLSearchParams(query).toString()
  return `${publicUrl}${segment}/sports/${page}${search === '' ? '' : `?${search}`}`
}
