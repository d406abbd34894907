import * as z from 'zod/mini'
import { about } from '../document/registry.ts'
import { Locale } from '../primitives.ts'
import { StyleOverrides } from './brand/schema.ts'
import { imageOf, PlainText, type TextSchema } from './parts.ts'
import { LAYOUT_WIDTHS, PAGE_KEYS } from './words.ts'

/** Path of a custom page inside the application. */
export const PagePath = z
  .string()
  .check(z.maxLength(120), z.regex(/^(\/[a-z0-9][a-z0-9-]*){1,4}$/, 'must be a path like /summer-of-sport'))

/** Ids of messages of the product. */
const MessageId = z.string().check(z.regex(/^[a-z][a-z0-9_]*(\.[a-z0-9_-]+)+$/))
export const Messages = z.record(MessageId, PlainText)

/** What search engines and social networks read; what is missing is as in the product. */
export function seoOf<T>(text: TextSchema<T>) {
  return z.strictObject({
    title: about(z.optional(text), 'Of the tab and of search results; the name of the site follows it.'),
    description: about(z.optional(text), 'One or two sentences.'),
    keywords: about(z.optional(text), 'Words with commas between them.'),
    image: about(z.optional(imageOf(text)), 'Shown where the page is shared.'),
  })
}

/** What a text has in braces: `{who}`. */
const TextName = z.string().check(z.regex(/^[a-zA-Z]\w{0,39}$/))

/** Fields of a page that no response has as they are. */
export const PAGE_INNER = {
  translations: about(
    z._default(z.record(Locale, z.record(TextName, PlainText)), {}),
    'Words of this page by language and name: `{offer}` in a text of the page is the text here under `offer`, in the language shown, ' +
      'else in the first one of the site that has it. They go before values of the same name.',
  ),
}

/** A page but for its blocks. */
export function pageShape<T>(text: TextSchema<T>) {
  return {
    index: about(z._default(z.boolean(), true), 'Whether search engines may list it.'),
    isErrorPage: about(z._default(z.boolean(), false), 'Whether it says that something is wrong: its status is 404.'),
    eventPage: about(
      z._default(z.boolean(), false),
      'Whether it is about an event: once it is taken away its address answers 410.',
    ),
    seo: about(z.prefault(seoOf(text), {}), 'For search engines and social networks.'),
    layoutWidth: about(z.optional(z.enum(LAYOUT_WIDTHS)), 'Without it, that of the site.'),
    styleOverrides: about(z.prefault(StyleOverrides, {}), 'Looks of this page alone.'),
    pageIntlParams: about(
      z._default(z.record(TextName, z.union([PlainText, z.number()])), {}),
      'Values for names in the texts of the page: `{who}` in a text is the text here under `who`.',
    ),
    parent: about(
      z.optional(z.union([z.enum(PAGE_KEYS), PagePath])),
      'The page above it in the path of breadcrumbs: a page of the product, or the path of a custom one.',
    ),
  }
}
