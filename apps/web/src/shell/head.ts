import { FALLBACK_LOCALE, FORMAT_LOCALES, LOCALES, type Locale } from '../i18n/index.ts'
import { hrefOf, inLocale } from '../navigation/index.ts'
import type { PageHead } from './page.ts'

/** One element of the head, without closing tag: name and attributes. */
export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>]

export interface HeadOptions {
  readonly head: PageHead
  readonly locale: Locale
  /** Public origin of the site. */
  readonly origin: string
  /** Path inside the application. */
  readonly path: string
}

/** Title for the tab and the search results. */
export function titleOf(head: PageHead): string {
  return head.title === 'Touchline' ? head.title : `${head.title} · Touchline`
}

/** Description, robots, canonical, alternates and social tags of a page (SEO-01). */
export function headTags({ head, locale, origin, path }: HeadOptions): HeadTag[] {
  const canonicalPath = head.canonicalPath ?? path
  const canonical = `${origin}${hrefOf(locale, canonicalPath)}`
  const address = { pathname: hrefOf(locale, canonicalPath), search: '', hash: '' }
  const alternates = LOCALES.map(
    (other): HeadTag => ['link', { rel: 'alternate', hreflang: other, href: `${origin}${inLocale(other, address)}` }],
  )
  return [
    ['meta', { name: 'description', content: head.description }],
    ...(head.noindex ? [['meta', { name: 'robots', content: 'noindex' }] as const] : []),
    ...(head.noindex
      ? []
      : [
          ['link', { rel: 'canonical', href: canonical }] as const,
          ...alternates,
          [
            'link',
            { rel: 'alternate', hreflang: 'x-default', href: `${origin}${inLocale(FALLBACK_LOCALE, address)}` },
          ] as const,
        ]),
    ['meta', { property: 'og:type', content: 'website' }],
    ['meta', { property: 'og:site_name', content: 'Touchline' }],
    ['meta', { property: 'og:title', content: titleOf(head) }],
    ['meta', { property: 'og:description', content: head.description }],
    ['meta', { property: 'og:url', content: canonical }],
    ['meta', { property: 'og:locale', content: FORMAT_LOCALES[locale].replace('-', '_') }],
    ['meta', { name: 'twitter:card', content: 'summary' }],
  ]
}
