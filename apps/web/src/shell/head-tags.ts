import { FORMAT_LOCALES, type Locale } from '../i18n/index.ts'
import { type AddressRules, hrefOf } from '../navigation/index.ts'
import type { HeadTag } from '../platform/third-party/show-tags.ts'
import { PRODUCT_NAME } from '../site/index.ts'
import { type TitleOptions, titleOf } from './head.ts'

export interface HeadOptions extends TitleOptions {
  readonly locale: Locale
  /** Public origin of the site. */
  readonly origin: string
  /** Path inside the application. */
  readonly path: string
  readonly addresses: AddressRules
}

const meta = (name: string, content: string | undefined): HeadTag[] =>
  content === undefined || content === '' ? [] : [['meta', { name, content }]]
const social = (property: string, content: string | undefined): HeadTag[] =>
  content === undefined || content === '' ? [] : [['meta', { property, content }]]

/** `pt_BR`, and `ar_AE` without the digits that `Intl` gets in addition. */
const openGraphLocale = (locale: Locale) => FORMAT_LOCALES[locale].replace(/-u-.*/, '').replace('-', '_')

/** The page in its language, and in each of the others; nothing for pages that search engines shall not know. */
function addressTags({ head, locale, origin, path, addresses }: HeadOptions): HeadTag[] {
  const canonicalPath = head.canonicalPath ?? path
  const addressIn = (other: Locale) => `${origin}${hrefOf(other, canonicalPath, addresses)}`
  const alternate = (hreflang: string, href: string): HeadTag => ['link', { rel: 'alternate', hreflang, href }]
  const [first = locale] = addresses.locales
  return [
    ['link', { rel: 'canonical', href: addressIn(locale) }],
    ...addresses.locales.map((other) => alternate(other, addressIn(other))),
    alternate('x-default', addressIn(first)),
  ]
}

/** Description, keywords, robots, canonical, alternates and social tags of a page (SEO-01). */
export function headTags(options: HeadOptions): HeadTag[] {
  const { head, locale, origin, path, addresses, site, config } = options
  const title = titleOf(options)
  const description = config?.seo.description ?? (head.description() || site?.seo.description) ?? ''
  const image = config?.seo.image ?? site?.seo.image
  const name = site?.brand.name ?? PRODUCT_NAME
  const given = image
    ? { src: image.src, alt: image.alt ?? '' }
    : { src: '/sports/pictures/{locale}/site.png', alt: name }
  const own = head.image ?? given
  const words = [
    ...(config?.seo.title ? [config.seo.title] : (head.subjects ?? [])),
    site?.seo.keywords ?? head.keywords?.(),
  ]
  const keywords = config?.seo.keywords ?? words.filter(Boolean).join(', ')
  const picture = { ...own, src: new URL(own.src.replace('{locale}', locale), origin).href }
  const isHidden = head.noindex || config?.index === false || config?.isErrorPage === true
  return [
    ...meta('description', description),
    ...meta('keywords', keywords),
    ...(isHidden ? meta('robots', 'noindex') : addressTags(options)),
    ...social('og:type', head.type ?? 'website'),
    ...social('og:site_name', name),
    ...social('og:title', title),
    ...social('og:description', description),
    ...social('og:url', `${origin}${hrefOf(locale, head.canonicalPath ?? path, addresses)}`),
    ...social('og:locale', openGraphLocale(locale)),
    ...addresses.locales
      .filter((other) => other !== locale)
      .flatMap((other) => social('og:locale:alternate', openGraphLocale(other))),
    ...social('og:image', picture.src),
    ...social('og:image:alt', picture.alt),
    ...meta('twitter:card', 'summary_large_image'),
    ...meta('twitter:title', title),
    ...meta('twitter:description', description),
    ...meta('twitter:image', picture.src),
  ]
}
