import * as z from 'zod/mini'
import { about, component } from '../document/registry.ts'
import { Locale, Timestamp } from '../primitives.ts'
import { BLOCK_KINDS, NAVIGATION_PLACEMENTS } from './block-words.ts'
import { type Block, shownBlocks } from './blocks/index.ts'
import { Messages, pageShape } from './page.ts'
import { PlainText } from './parts.ts'
import { SITE_SETTINGS, siteTexts } from './site.ts'
import { type NavigationPlacement, PAGE_KEYS, type Placement } from './words.ts'

type UnionOf<T> = readonly [z.ZodMiniObject & z.ZodMiniType<T>, ...(z.ZodMiniObject & z.ZodMiniType<T>)[]]

const shown = shownBlocks(PlainText)
const ShownBlock = component(
  'Block',
  'A part of a page: its kind, and what that kind takes. Callers leave out kinds they do not know.',
  z.discriminatedUnion('kind', BLOCK_KINDS.map((kind) => shown[kind]) as unknown as UnionOf<Block>),
) as unknown as z.ZodMiniType<Block>

const Version = about(
  z.int().check(z.gte(0)),
  'Of the published site; the larger is the newer one, 0 the product as it comes.',
)
const StyleSheet = about(
  z.nullable(z.string()),
  'Address of the style sheet with the looks; null where they are those of the product.',
)

const lists = (names: readonly Placement[]) =>
  Object.fromEntries(names.map((name) => [name, about(z.array(ShownBlock), 'Blocks, in their order.')]))

/** What every page of the site shares, in one language. */
export const SiteConfig = component(
  'SiteConfig',
  'The site in one language: everything but the blocks of its pages.',
  z.strictObject({
    version: Version,
    locale: about(Locale, 'Language of the texts.'),
    ...SITE_SETTINGS,
    ...siteTexts(PlainText),
    messages: about(Messages, 'Messages of the product in other words, by id, in ICU message format.'),
    placements: about(
      z.strictObject(
        lists(NAVIGATION_PLACEMENTS) as Readonly<Record<NavigationPlacement, z.ZodMiniArray<z.ZodMiniType<Block>>>>,
      ),
      'Blocks around every page.',
    ),
    isByGroup: about(
      z.boolean(),
      'Whether some of its blocks or pages are for some people alone: callers ask again when another player signs in.',
    ),
    iconsVersion: about(
      z.optional(z.string()),
      'Version of the document of icons where the site has drawings of its own; absent where they are those of the product.',
    ),
    maintenance: about(
      z.optional(
        z.strictObject({
          begins_at: about(Timestamp, 'When it begins.'),
          ends_at: about(Timestamp, 'When everything works again.'),
        }),
      ),
      'Announced maintenance that is not over, the next one; absent where there is none.',
    ),
    listChannels: about(
      z.optional(z.boolean()),
      'Whether the channels of lists are published; where they are not, rows follow the channels of their events.',
    ),
    styleSheet: StyleSheet,
    themeColor: about(
      z.strictObject({ light: about(z.string(), 'Light.'), dark: about(z.string(), 'Dark.') }),
      'What browsers colour their own frame with.',
    ),
  }),
)
export type SiteConfig = z.infer<typeof SiteConfig>

/** A page in one language. */
export const PageConfig = component(
  'PageConfig',
  'A page of the site in one language: its blocks and what it says of itself.',
  z.strictObject({
    version: Version,
    key: about(z.nullable(z.enum(PAGE_KEYS)), 'Which page of the product; null for a custom page.'),
    path: about(z.nullable(z.string()), 'Path of a custom page; null for a page of the product.'),
    isCustomPage: about(z.boolean(), 'Whether the site has added it.'),
    ...pageShape(PlainText),
    breadcrumbs: about(
      z.array(
        z.strictObject({
          path: about(z.string(), 'Where it is.'),
          title: about(z.string(), 'Its title; empty where it is that of the product.'),
        }),
      ),
      'Pages above it, the topmost first.',
    ),
    placements: about(
      z.strictObject({
        content: about(z.array(ShownBlock), 'Blocks of the page itself, in their order.'),
        ...(Object.fromEntries(
          NAVIGATION_PLACEMENTS.map((name) => [
            name,
            about(z.optional(z.array(ShownBlock)), 'Instead of those of the site.'),
          ]),
        ) as Readonly<Record<NavigationPlacement, z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniType<Block>>>>>),
      }),
      'Blocks of the page, and those it has instead of the ones of the site.',
    ),
    styleSheet: StyleSheet,
  }),
)
export type PageConfig = z.infer<typeof PageConfig>
