import * as z from 'zod/mini'
import { about } from '../document/registry.ts'
import { Locale, one, Timestamp } from '../primitives.ts'
import { Href } from '../site/parts.ts'
import { SystemState } from '../site/system-state.ts'
import { PageConfig, SiteConfig } from '../site/views.ts'
import { PAGE_KEYS, SITE_SCRIPTS } from '../site/words.ts'
import { defineCall } from './define.ts'

/** Shows the draft instead of the published site; an expired or unknown one shows the published site. */
const preview = about(
  z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  'Shows the draft to everyone who has the token.',
)
const Path = z.string().check(z.maxLength(300), z.regex(/^\//))

export const getSystemState = defineCall('getSystemState', {
  summary: 'Languages, countries, market groups, currencies, fields of players, and what the platform allows',
  answer: one(SystemState),
  status: 200,
})

export const getSiteConfig = defineCall('getSiteConfig', {
  summary: 'The published site in the requested language: everything but the blocks of its pages',
  query: z.strictObject({ preview }),
  answer: one(SiteConfig),
  status: 200,
})

export const getPageConfig = defineCall('getPageConfig', {
  summary:
    'A page of the published site, by its key or by the path of a custom one; 410 where an event page was taken away',
  query: z.strictObject({
    page: about(z.optional(z.enum(PAGE_KEYS)), 'Which page of the product.'),
    path: about(z.optional(Path), 'Path of a custom page, inside the application.'),
    preview,
  }),
  answer: one(PageConfig),
  status: 200,
})

export const getSiteMap = defineCall('getSiteMap', {
  summary: 'Addresses of the published site: its pages, and those that lead elsewhere',
  answer: one(
    z.strictObject({
      version: about(z.int(), 'Of the published site.'),
      publishedAt: about(z.nullable(Timestamp), 'Since when; null for the site as the product comes.'),
      locales: about(z.array(Locale), 'Languages of the site; the first is the fallback.'),
      isLocaleRequired: about(z.boolean(), 'Whether every address begins with its language.'),
      gone: about(z.array(z.string()), 'Paths of event pages that were taken away.'),
      pages: about(
        z.array(
          z.strictObject({
            key: about(z.nullable(z.enum(PAGE_KEYS)), 'Which page of the product; null for a custom page.'),
            path: about(z.nullable(z.string()), 'Path of a custom page; null for a page of the product.'),
            index: about(z.boolean(), 'Whether search engines may list it.'),
          }),
        ),
        'Pages of the site.',
      ),
      redirects: about(
        z.array(
          z.strictObject({
            from: about(z.string(), 'Path inside the application.'),
            to: about(Href, 'Where it leads.'),
            status: about(z.literal([301, 302, 307]), 'As which kind of redirect.'),
          }),
        ),
        'Addresses that lead elsewhere.',
      ),
      name: about(z.string(), 'What the site is called.'),
      imageSources: about(z.array(z.string()), 'Hosts that the image proxy fetches from.'),
      blockedCountries: about(z.array(z.string()), 'Where the site shows nothing but why, as ISO 3166 codes.'),
      userGroupChecker: about(
        z.nullable(
          z.strictObject({
            groupId: about(z.string(), 'Which group may come in; empty: every player.'),
            platformUrl: about(Href, 'Where all others are sent.'),
          }),
        ),
        'The group that the site is for; null: all visitors.',
      ),
      frameSources: about(z.array(z.string()), 'Hosts whose pages may be shown in a frame.'),
      frameOrigins: about(z.array(z.string()), 'Origins that may show the site in a frame.'),
      scripts: about(
        z.array(z.enum(SITE_SCRIPTS)),
        'Scripts of others that pages may load once a visitor asks for them, which the policy of pages lets in.',
      ),
      gtmId: about(
        z.nullable(z.string()),
        'Container of the tag manager, which the policy of pages lets in; null: none.',
      ),
    }),
  ),
  status: 200,
})

export const getSiteStyles = defineCall('getSiteStyles', {
  summary: 'Looks of the site or of one of its pages, as a style sheet; an address never changes what it answers',
  params: z.strictObject({ hash: about(z.string().check(z.regex(/^[a-f0-9]{16}$/)), 'Names the content.') }),
  answer: z.string(),
  media: 'text/css',
  status: 200,
})
