import * as z from 'zod/mini'
import { about, component } from '../document/registry.ts'
import { Locale } from '../primitives.ts'
import type { SiteRule } from './problems.ts'
import { GROUP_NAME } from './words.ts'

/** A dangerous value, not merely a wrong one: a file that has it is refused as a whole. */
const refused = (rule: SiteRule) => ({ refused: true, rule }) as const

const NO_MARKUP = z.refine<string>((text) => !/<\s*[a-z!/?]/i.test(text), {
  error: 'Texts hold no markup: write the words alone, and use the properties of the block for looks and links.',
  params: refused('markup'),
})

/** Plain text of a site in one language. */
export const PlainText = z.string().check(z.minLength(1), z.maxLength(5_000), NO_MARKUP)

/** Plain text by language. */
export const LocalText = component(
  'LocalText',
  'Plain text by language, e.g. `{"en": "Football tips"}`; a language that is missing gets that of the first of the site.',
  z.record(Locale, PlainText).check(z.refine((texts) => Object.keys(texts).length > 0, 'needs one language at least')),
)
export type LocalText = z.infer<typeof LocalText>

/** Reads texts by language as the text of one of them. @param values what replaces names in them */
export function textIn(locale: string, fallback: string, values: Readonly<Record<string, string | number>> = {}) {
  return z.pipe(
    LocalText,
    z.transform((texts) =>
      withValues(texts[locale] ?? texts[fallback] ?? Object.values(texts)[0] ?? '', values, locale),
    ),
  )
}

/**
 * Puts values in place of their names, `{who}`; numbers as the language writes them. A name without a value stays as it
 * is.
 */
export function withValues(text: string, values: Readonly<Record<string, string | number>>, locale: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : (value ?? whole)
  })
}

declare const ANY_TEXT: unique symbol
/** A text of a site whichever form it has: by language as a file has it, or in one language. */
export interface AnyText {
  readonly [ANY_TEXT]: true
}
/** Reads a text of a site. */
export type TextSchema<T> = z.ZodMiniType<T>

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const SAFE_SCHEME = /^(https?:\/\/[^\s/]|mailto:[^\s]|sms:[^\s]|tel:[^\s])/i
// A browser drops tabs and line breaks inside an address: what it drops could hide a scheme.
const hasHidden = (text: string) => [...text].some((sign) => sign <= ' ' || sign === '\\' || sign === '\u007f')
const isSafe = (href: string): boolean =>
  !hasHidden(href) && (SCHEME.test(href) ? SAFE_SCHEME.test(href) : /^(\/(?!\/)|[?#])/.test(href))

/** Where a link leads. */
export const Href = component(
  'Href',
  'A path of the application (`/live`), a query or hash, or an address with `http(s):`, `mailto:`, `sms:` or `tel:`.',
  z.string().check(
    z.minLength(1),
    z.maxLength(2_000),
    z.refine(isSafe, {
      error: 'Links lead to a path of the site or to http, https, mailto, sms or tel: anything else could run script.',
      params: refused('link'),
    }),
  ),
)

/** An address of the web that is loaded into the page. */
export const WebAddress = component(
  'WebAddress',
  'An address with `https:`, or a path of this site.',
  z.string().check(
    z.maxLength(2_000),
    z.refine((src) => !hasHidden(src) && /^(https:\/\/[^\s/@]+(\/|$)|\/(?!\/))/i.test(src), {
      error: 'Pictures and frames come from https addresses or from this site.',
      params: refused('address'),
    }),
  ),
)

/** `cdn.example.com`, and all under it as `*.example.com`. */
export const HostName = z
  .string()
  .check(z.maxLength(253), z.regex(/^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'must be a host name'))
export const Origin = z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'must be an origin'))

/** Groups that something is for; none named: all visitors. */
export const Groups = z._default(z.array(z.string().check(z.regex(GROUP_NAME))).check(z.maxLength(20)), [])

/** Icons are drawn by name; an unknown one is left away on screen. */
export const IconName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

export function imageOf<T>(text: TextSchema<T>) {
  return z.strictObject({
    src: about(WebAddress, 'Where the picture is; from another host it comes through the image proxy.'),
    alt: about(z.optional(text), 'What it shows; without it the picture is decoration.'),
    width: about(z.optional(z.int().check(z.gte(1), z.lte(8_000))), 'In px, so that nothing jumps.'),
    height: about(z.optional(z.int().check(z.gte(1), z.lte(8_000))), 'In px.'),
  })
}

/** What a menu leads to. Its name may be left out where it leads to a page of the product. */
export function menuEntryOf<T>(text: TextSchema<T>) {
  return z.strictObject({
    label: about(z.optional(text), 'Without it, the name of the page it leads to.'),
    link: about(Href, 'Where it leads.'),
    icon: about(z.optional(IconName), 'Name of an icon of the product.'),
    count: about(z._default(z.enum(['none', 'live', 'all']), 'none'), 'Which number of events is shown beside it.'),
  })
}
