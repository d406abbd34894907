/**
 * The words a site is made of, without schemas: the browser reads a site that the back end has already resolved and
 * carries no validator. Every registry of blocks is keyed by `BlockKind`: what is missing does not compile.
 */

/** Kinds of blocks pages and placements are made of (BLOCK-01). */
export const BLOCK_KINDS = [
  'content.text',
  'content.label',
  'content.image',
  'content.page-banner',
  'content.button',
  'content.modal',
  'content.iframe',
  'content.top-leagues',
  'menu.item',
  'menu.submenu',
  'navigation.side-menu',
  'navigation.top-leagues',
  'brand-logo',
  'bonus',
  'search',
  'notifications',
  'profile',
  'sport-list',
  'language',
  'odds',
  'chat-toggle',
  'events-filter',
  'bet-slip',
  'my-bets',
  'divider',
  'event-markets',
  'event-stats',
  'live-events',
  'outrights',
  'prematch-events',
  'promocode',
  'result-events',
  'results',
  'schedule',
  'top-events',
  'tournaments',
  'bonuses',
  'bonuses.mobile',
  'platform-switcher',
  'match-preview',
  'clock',
  'jackpot-card',
  'jackpot-banner',
  'jackpot-leaderboard',
  'speed-dial',
  'favorites',
  'prediction',
] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

/** Where blocks stand around every page (BLOCK-02). */
export const NAVIGATION_PLACEMENTS = [
  'header',
  'left_sidebar_desktop',
  'side_menu_mobile',
  'tabbar_mobile',
  'right_sidebar_desktop',
] as const
export type NavigationPlacement = (typeof NAVIGATION_PLACEMENTS)[number]
/** The same and the page itself. */
export const PLACEMENTS = [
  'header',
  'left_sidebar_desktop',
  'side_menu_mobile',
  'tabbar_mobile',
  'right_sidebar_desktop',
  'content',
] as const satisfies readonly [...typeof NAVIGATION_PLACEMENTS, 'content']
export type Placement = (typeof PLACEMENTS)[number]

type BlockPlacements = { readonly [K in BlockKind]: readonly Placement[] }

function blockPlacements(): BlockPlacements {
  const SIDES = ['left_sidebar_desktop', 'side_menu_mobile', 'right_sidebar_desktop'] as const
  const BARS = ['header', 'tabbar_mobile'] as const
  const PAGE = ['content'] as const
  const PAGE_AND_SIDES = ['content', ...SIDES] as const
  return {
    'content.text': PAGE_AND_SIDES,
    'content.label': PLACEMENTS,
    'content.image': PAGE_AND_SIDES,
    'content.page-banner': PAGE,
    'content.button': PLACEMENTS,
    'content.modal': PAGE_AND_SIDES,
    'content.iframe': PAGE_AND_SIDES,
    'content.top-leagues': PAGE,
    'menu.item': NAVIGATION_PLACEMENTS,
    'menu.submenu': ['header', ...SIDES],
    'navigation.side-menu': ['left_sidebar_desktop', 'side_menu_mobile'],
    'navigation.top-leagues': SIDES,
    'brand-logo': ['header', ...SIDES],
    bonus: ['header', ...SIDES, 'content'],
    search: ['header', 'tabbar_mobile', ...SIDES, 'content'],
    notifications: [...BARS, ...SIDES],
    profile: ['header', ...SIDES],
    'sport-list': PAGE_AND_SIDES,
    language: ['header', ...SIDES],
    odds: ['header', ...SIDES],
    'chat-toggle': [...BARS, ...SIDES],
    'events-filter': PAGE,
    'bet-slip': ['right_sidebar_desktop', 'tabbar_mobile'],
    'my-bets': ['right_sidebar_desktop', 'tabbar_mobile'],
    divider: PLACEMENTS,
    'event-markets': PAGE,
    'event-stats': ['content', 'right_sidebar_desktop'],
    'live-events': PAGE_AND_SIDES,
    outrights: PAGE,
    'prematch-events': PAGE_AND_SIDES,
    promocode: PAGE_AND_SIDES,
    'result-events': PAGE_AND_SIDES,
    results: PAGE,
    schedule: PAGE,
    'top-events': PAGE_AND_SIDES,
    tournaments: PAGE,
    bonuses: PAGE,
    'bonuses.mobile': ['side_menu_mobile', 'content'],
    'platform-switcher': ['header', ...SIDES],
    'match-preview': PAGE,
    clock: ['header', ...SIDES],
    'jackpot-card': PAGE_AND_SIDES,
    'jackpot-banner': PAGE_AND_SIDES,
    'jackpot-leaderboard': PAGE_AND_SIDES,
    'speed-dial': PAGE_AND_SIDES,
    favorites: PAGE_AND_SIDES,
    prediction: PAGE_AND_SIDES,
  }
}

/** Which placements may hold a kind: an editor offers it there, and nothing else is published. */
// Marked, so that a browser that needs a word of this file does not carry the table.
export const BLOCK_PLACEMENTS: BlockPlacements = /* @__PURE__ */ blockPlacements()

/** Pages of the product itself; custom pages have addresses instead. */
export const PAGE_KEYS = [
  'home',
  'live',
  'esports',
  'schedule',
  'results',
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
/** How a banner shows its items, what an item is about, and what it looks like (BLOCK-02). */
export const ITEM_LAYOUTS = ['slider', 'tile'] as const
export const ITEM_KINDS = ['promo', 'event', 'league'] as const
export const ITEM_LOOKS = ['button', 'card'] as const
export const BLOCK_AUDIENCES = ['all', 'visitor', 'player'] as const
/** `mobile` is below 780 px. */
export const BLOCK_DEVICES = ['all', 'mobile', 'desktop'] as const
export const CHAT_TYPES = ['none', 'livechat', 'zendesk', 'intercom'] as const
export const PUSH_TYPES = ['none', 'web', 'onesignal'] as const
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
/** What is done in the editor, as its log tells it. */
export const SITE_ACTIONS = ['saved', 'published', 'refused', 'restored', 'previewed'] as const
export type SiteAction = (typeof SITE_ACTIONS)[number]
