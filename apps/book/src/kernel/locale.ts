import { LOCALES, type ShippedLocale, shippedLocale } from '@touchline/betting'

/** Languages the book has texts in; the first is the fallback. */
export const SERVED_LOCALES = LOCALES
export type ServedLocale = ShippedLocale

export function isServedLocale(tag: string): tag is ServedLocale {
  return (SERVED_LOCALES as readonly string[]).includes(tag)
}

/**
 * The best served language of an Accept-Language header: by quality, then by order; of a region not served, the
 * language.
 */
export function negotiateLocale(header: string | undefined): ServedLocale {
  const wanted = (header ?? '').split(',').map((part, index) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const quality = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return {
      locale: shippedLocale(tag),
      quality: quality === undefined ? 1 : Number(quality),
      index,
    }
  })
  wanted.sort((a, b) => b.quality - a.quality || a.index - b.index)
  for (const { locale, quality } of wanted) if (quality > 0 && locale !== undefined) return locale
  return SERVED_LOCALES[0]
}
