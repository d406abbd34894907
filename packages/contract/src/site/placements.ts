/** Placements of blocks around every page (BLOCK-02). */
export const NAVIGATION_PLACEMENTS = [
  'header',
  'left_sidebar_desktop',
  'side_menu_mobile',
  'tabbar_mobile',
  'right_sidebar_desktop',
] as const
export type NavigationPlacement = (typeof NAVIGATION_PLACEMENTS)[number]
/** The same and the page itself. */
export const PLACEMENTS = [...NAVIGATION_PLACEMENTS, 'content'] as const
export type Placement = (typeof PLACEMENTS)[number]

/** Placements for several kinds of blocks. */
export const SIDES = ['left_sidebar_desktop', 'side_menu_mobile', 'right_sidebar_desktop'] as const
export const BARS = ['header', 'tabbar_mobile'] as const
export const PAGE = ['content'] as const
export const PAGE_AND_SIDES = ['content', ...SIDES] as const
