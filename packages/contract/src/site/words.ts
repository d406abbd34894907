/**
 * The words a site is made of, without schemas: the browser reads a site that the back end has already resolved and
 * carries no validator.
 */

export type { NavigationPlacement, Placement } from './placements.ts'

/** Pages of the product itself; custom pages have addresses instead. */
export const PAGE_KEYS = [
  'home',
  'live',
  'esports',
  'schedule',
  'results',
  'search',
  'favorites',
  'promotions',
  'racing',
  'lotteries',
  'sport',
  'category',
  'league',
  'event',
  'about',
  'rules',
] as const
export type PageKey = (typeof PAGE_KEYS)[number]

/** Texts of buttons that a site may word its own way; what it leaves out is the product's (BLOCK-02). */
export const LABELS = ['signIn', 'signUp', 'deposit', 'sportsMenu', 'myBets', 'betSlip'] as const
export type Label = (typeof LABELS)[number]
/** Where help lives on the operator's platform (BLOCK-05). */
export const HELP_LINKS = ['termsAndConditions', 'transactionHistory', 'helpCenter', 'deposit'] as const
export type HelpLink = (typeof HELP_LINKS)[number]
export const LAYOUT_WIDTHS = ['default', 'narrow'] as const
export type LayoutWidth = (typeof LAYOUT_WIDTHS)[number]
/** `device`: what the viewer's device is set to. */
export const THEME_CHOICES = ['device', 'dark', 'light'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]
/** How a banner shows its items and what an item looks like (BLOCK-02). */
export const ITEM_LAYOUTS = ['slider', 'tile'] as const
export const ITEM_LOOKS = ['button', 'card'] as const
/** When a dialog with words of the site opens. */
export const MODAL_OPENS = ['press', 'first_visit'] as const
/** Name of an icon in the document of icons, by its set. */
export const ICON_ID: RegExp = /^(sport|ui)-[a-z0-9-]{1,40}$/
/** Path data and nothing else: numbers and the letters of commands. */
export const ICON_PATH: RegExp = /^[Mm][MmZzLlHhVvCcSsQqTtAa0-9eE\s,.+-]{0,4000}$/
export const BLOCK_AUDIENCES = ['all', 'visitor', 'player'] as const
/** Groups that the product itself puts people in; all others are the operator's (`npm run book -- group`). */
export const USER_GROUPS = ['visitor', 'player', 'new-player', 'verified', 'operator'] as const
export type UserGroup = (typeof USER_GROUPS)[number]
/** How long a player is a new one. */
export const NEW_PLAYER_DAYS = 7
/** What groups are called. */
export const GROUP_NAME: RegExp = /^[a-z0-9][a-z0-9-]{0,79}$/

/** Whether an operator may call a group so. */
export function isOwnGroup(name: string): boolean {
  return GROUP_NAME.test(name) && !(USER_GROUPS as readonly string[]).includes(name)
}
/** `mobile` is below 780 px. */
export const BLOCK_DEVICES = ['all', 'mobile', 'desktop'] as const
export const CHAT_TYPES = ['none', 'livechat', 'zendesk', 'intercom', 'watchers'] as const
/** How a site shows its chat: as a page of the provider, or by its script in our pages. */
export const CHAT_MODES = ['page', 'widget'] as const
export const PUSH_TYPES = ['none', 'web', 'onesignal'] as const
/** Scripts of others that a site can load; the policy of its pages names their hosts. */
export const SITE_SCRIPTS = ['livechat', 'zendesk', 'intercom', 'onesignal'] as const
export type SiteScript = (typeof SITE_SCRIPTS)[number]
/** Switches of whole features (document 1, section 6). */
export const FEATURE_FLAGS = [
  'quickDeposit',
  'jackpots',
  'activityTracking',
  'responsibleGambling',
  'signUpPreload',
  'deltaCompression',
  'customSportTypeProviders',
  'rightToLeft',
] as const
export type FeatureFlag = (typeof FEATURE_FLAGS)[number]
/** Actions in the editor, as its log names them. */
export const SITE_ACTIONS = ['saved', 'published', 'refused', 'restored', 'previewed'] as const
export type SiteAction = (typeof SITE_ACTIONS)[number]
export { isReservedPath } from './reserved-paths.ts'
