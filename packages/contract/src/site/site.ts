import * as z from 'zod/mini'
import { about } from '../document/registry.ts'
import { CurrencyCode, Id, Locale } from '../primitives.ts'
import type { StoredBlock } from './blocks/index.ts'
import { BrandStyle, brandShape } from './brand/schema.ts'
import { Messages, type PAGE_INNER, PagePath, type pageShape, seoOf } from './page.ts'
import { HostName, Href, type LocalText, menuEntryOf, Origin, type TextSchema } from './parts.ts'
import {
  CHAT_MODES,
  CHAT_TYPES,
  FEATURE_FLAGS,
  type FeatureFlag,
  HELP_LINKS,
  type HelpLink,
  ICON_ID,
  ICON_PATH,
  LABELS,
  LAYOUT_WIDTHS,
  type Label,
  type NavigationPlacement,
  type PageKey,
  type Placement,
  PUSH_TYPES,
} from './words.ts'

/**
 * Version of the format of site files. A change that an older product would misread raises it, and `readSite` converts
 * older files.
 */
export const SITE_FORMAT = 1
export const MAX_SITE_BYTES = 1_048_576
export const MAX_BLOCKS = 60
export const MAX_CUSTOM_PAGES = 200

const Country = z.string().check(z.regex(/^[A-Z]{2}$/))
const countries = (description: string) => about(z._default(z.array(Country), []), description)

const FLAGS: Readonly<Record<FeatureFlag, boolean>> = {
  quickDeposit: true,
  jackpots: true,
  activityTracking: true,
  responsibleGambling: true,
  signUpPreload: false,
  deltaCompression: false,
  customSportTypeProviders: false,
  rightToLeft: true,
}
const flags = Object.fromEntries(
  FEATURE_FLAGS.map((flag) => [flag, about(z._default(z.boolean(), FLAGS[flag]), 'Whether the feature is on.')]),
) as Readonly<Record<FeatureFlag, z.ZodMiniDefault<z.ZodMiniBoolean>>>

/** Fields that are the same in the file and on screen. */
export const SITE_SETTINGS = {
  layoutWidth: about(z._default(z.enum(LAYOUT_WIDTHS), 'default'), 'How much of a wide screen is used.'),
  locales: about(
    z._default(z.array(Locale).check(z.minLength(1), z.maxLength(40)), [
      'en',
      'de',
      'es',
      'pt-BR',
      'ru',
      'tr',
      'sv',
      'ar',
    ]),
    'Languages of the site; the first is the fallback.',
  ),
  isLocaleRequired: about(
    z._default(z.boolean(), false),
    'Whether every address begins with its language; otherwise the first one has none.',
  ),
  features: about(z.prefault(z.strictObject(flags), {}), 'Switches of whole features.'),
  blockedCountries: about(
    z.prefault(
      z.strictObject({
        site: countries('Visitors from there see why the site shows nothing.'),
        signIn: countries('No sign-in from there.'),
        signUp: countries('No sign-up from there.'),
      }),
      {},
    ),
    'Countries, as ISO 3166 codes, in which something is not offered.',
  ),
  userGroupChecker: about(
    z.prefault(
      z.strictObject({
        enabled: about(z._default(z.boolean(), false), 'Whether only players of a group may come in.'),
        groupId: about(z._default(z.string().check(z.maxLength(80)), ''), 'Which status group.'),
        platformUrl: about(
          z._default(z.nullable(Href), null),
          'Where all others are sent; null: to the platform that the site is part of.',
        ),
      }),
      {},
    ),
    'Keeps a site to one group of players (ROUTE-12).',
  ),
  signUpReminderSeconds: about(
    z._default(z.nullable(z.int().check(z.gte(1), z.lte(86_400))), null),
    'When a visitor is asked once whether they want to sign up; null: never.',
  ),
  depositReminder: about(
    z.prefault(
      z.strictObject({
        showDepositReminder: about(z._default(z.boolean(), false), 'Whether players are reminded at all.'),
        playerGroupId: about(
          z._default(z.nullable(z.string().check(z.maxLength(80))), null),
          'Only this group; null: all.',
        ),
        remindAfter: about(z._default(z.int().check(z.gte(1), z.lte(86_400)), 10), 'Seconds.'),
      }),
      {},
    ),
    'Reminds players of a deposit, once a day.',
  ),
  isMyBetsVisible: about(z._default(z.boolean(), true), 'Whether the panel has the tab of the bets.'),
  isShareBetOn: about(z._default(z.boolean(), true), 'Whether bets can be shared by code.'),
  chat: about(
    z.prefault(
      z.strictObject({
        type: about(z._default(z.enum(CHAT_TYPES), 'none'), 'Whose chat.'),
        id: about(
          z._default(z.nullable(z.string().check(z.maxLength(120))), null),
          'What the provider knows the site by: of LiveChat the licence, of Zendesk the subdomain or the key of its widget, of Intercom the application.',
        ),
        mode: about(
          z._default(z.enum(CHAT_MODES), 'page'),
          '`page`: the way to the chat leads to a page of the provider; `widget`: its script comes with the first press, on no page of money or protection.',
        ),
        room: about(
          z._default(z.nullable(z.string().check(z.regex(/^https:\/\/[^\s"'<>]{1,500}$/))), null),
          'Page of the provider with one room for each match, shown in a frame beside it; its host is among the frameSources. Null: none.',
        ),
      }),
      {},
    ),
    'Chat with the people of the operator, and between those who watch a match.',
  ),
  push: about(
    z.prefault(
      z.strictObject({
        type: about(
          z._default(z.enum(PUSH_TYPES), 'web'),
          '`web`: players may receive messages on their devices, also while no page is open; `onesignal`: by that provider, whose script comes with the first press.',
        ),
        id: about(
          z._default(z.nullable(z.string().check(z.maxLength(120))), null),
          'What OneSignal knows the site by: a UUID.',
        ),
      }),
      {},
    ),
    'Messages to devices.',
  ),
  gtmId: about(
    z._default(z.nullable(z.string().check(z.regex(/^GTM-[A-Z0-9]{4,12}$/))), null),
    'Container of the tag manager; null: none.',
  ),
  defaultCurrency: about(z._default(CurrencyCode, 'EUR'), 'What a visitor sees amounts in.'),
  sportsbookFrontendOrigin: about(
    z._default(z.nullable(Origin), null),
    'The platform this site is part of; null: none.',
  ),
  frameOrigins: about(
    z._default(z.array(Origin).check(z.maxLength(50)), []),
    'Pages that may show this site in a frame, besides the platform.',
  ),
} as const

/** What the product has pages for. */
const OWN_PAGES: Partial<Readonly<Record<HelpLink, string>>> = {
  transactionHistory: '/profile/wallet/transactions',
  deposit: '/profile/wallet/deposit',
}
const helpLinks = Object.fromEntries(
  HELP_LINKS.map((name) => [
    name,
    about(z._default(z.nullable(Href), OWN_PAGES[name] ?? null), 'Where it is; null: not offered.'),
  ]),
) as Readonly<Record<HelpLink, z.ZodMiniDefault<z.ZodMiniNullable<typeof Href>>>>

/** Fields with texts. */
export function siteTexts<T>(text: TextSchema<T>) {
  const labels = Object.fromEntries(
    LABELS.map((name) => [name, about(z.optional(text), 'Without it, the word of the product.')]),
  ) as Readonly<Record<Label, z.ZodMiniOptional<TextSchema<T>>>>
  return {
    brand: about(z.prefault(z.strictObject(brandShape(text)), {}), 'Name, logo and theme.'),
    labels: about(z.prefault(z.strictObject(labels), {}), 'Words of buttons.'),
    helpLinks: about(z.prefault(z.strictObject(helpLinks), {}), 'Where help lives on the platform.'),
    footer: about(
      z.prefault(
        z.strictObject({
          links: about(
            z._default(z.array(menuEntryOf(text)).check(z.maxLength(40)), [
              { link: '/about', count: 'none' },
              { link: '/general-rules', count: 'none' },
            ]),
            'In their order.',
          ),
          text: about(z.optional(text), 'Under the links.'),
        }),
        {},
      ),
      'The lower edge of every page.',
    ),
    seo: about(z.prefault(seoOf(text), {}), 'What pages say that say nothing of their own.'),
  }
}

/** Fields of a file that no page shows as they are. */
export const SITE_INNER = {
  style: about(z.prefault(z.strictObject(BrandStyle), {}), 'Colours, corners and letters.'),
  messages: about(
    z._default(z.record(Locale, Messages), {}),
    'Messages of the product in other words, by language and id, in ICU message format.',
  ),
  redirects: about(
    z._default(
      z
        .array(
          z.strictObject({
            from: about(PagePath, 'Path inside the application.'),
            to: about(Href, 'Where it leads.'),
            status: about(z._default(z.literal([301, 302, 307]), 302), 'As which kind of redirect.'),
          }),
        )
        .check(z.maxLength(500)),
      [],
    ),
    'Addresses that lead elsewhere.',
  ),
  icons: about(
    z._default(
      z
        .array(
          z.strictObject({
            name: about(
              z.string().check(z.regex(ICON_ID)),
              'As the document of icons has it: `sport-football`, `ui-search`.',
            ),
            drawing: about(z.string().check(z.regex(ICON_PATH)), 'Path data on a grid of 24 by 24.'),
          }),
        )
        .check(z.maxLength(200)),
      [],
    ),
    'Drawings of the site in place of those of the product.',
  ),
  imageSources: about(
    z._default(z.array(HostName).check(z.maxLength(50)), []),
    'Hosts that the image proxy fetches pictures from.',
  ),
  frameSources: about(
    z._default(z.array(HostName).check(z.maxLength(50)), []),
    'Hosts whose pages blocks may show in a frame.',
  ),
  sportPriorities: about(
    z._default(z.record(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), Id), {}),
    'Order of sports by key, over that of the catalogue.',
  ),
}

export type SiteSettings = z.output<z.ZodMiniObject<typeof SITE_SETTINGS>>
type StoredTexts = z.output<z.ZodMiniObject<ReturnType<typeof siteTexts<typeof LocalText>>>>
type SiteInner = z.output<z.ZodMiniObject<typeof SITE_INNER>>
export type StoredPageShape = z.output<z.ZodMiniObject<ReturnType<typeof pageShape<typeof LocalText>>>> &
  z.output<z.ZodMiniObject<typeof PAGE_INNER>>

/** Blocks by placement; a placement that a page leaves out is as everywhere on the site. */
export type StoredPlacements = { readonly [P in Placement]?: readonly StoredBlock[] | undefined }

export interface StoredPage extends StoredPageShape {
  readonly placements: StoredPlacements
}
export interface StoredCustomPage extends StoredPage {
  readonly path: string
  /** The groups that see it; empty: all visitors. */
  readonly groups: readonly string[]
}

/** A whole site as a file has it. */
export interface Site extends SiteSettings, StoredTexts, SiteInner {
  readonly format: typeof SITE_FORMAT
  readonly placements: { readonly [P in NavigationPlacement]: readonly StoredBlock[] }
  readonly pages: { readonly [P in PageKey]: StoredPage }
  readonly customPages: readonly StoredCustomPage[]
}
