/** What blocks are called and where they may stand. A file of its own: pages carry no list of all kinds, the editor does. */

/** Kinds of blocks pages and placements are made of (BLOCK-01). */
export const BLOCK_KINDS = [
  'page.body',
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
    'page.body': PAGE,
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
// Marked, so that an editor that needs a word of this file alone does not carry the table.
export const BLOCK_PLACEMENTS: BlockPlacements = /* @__PURE__ */ blockPlacements()
