import type { Block } from '@touchline/contract'
import type { BlockKind } from '@touchline/contract/site'
import type { ComponentType } from 'react'
import { lazyComponent, part } from '../ui/index.ts'
import { BrandLogo } from './parts/BrandLogo.tsx'
import { Language } from './parts/Language.tsx'
import { MenuItem } from './parts/MenuItem.tsx'
import { Notifications } from './parts/Notifications.tsx'
import { Odds } from './parts/Odds.tsx'
import { Profile } from './parts/Profile.tsx'
import { Search } from './parts/Search.tsx'
import { SideMenu } from './parts/SideMenu.tsx'
import { SportList } from './parts/SportList.tsx'
import { BetSlip, MyBets } from './parts/Ticket.tsx'
import { TopLeagues } from './parts/TopLeagues.tsx'
import type { AroundView } from './view.ts'

type Around = { readonly [K in BlockKind]?: ComponentType<AroundView<K>> }

/** Kinds that the product itself has around every page: they come with it. */
const NEAR = {
  'brand-logo': BrandLogo,
  'menu.item': MenuItem,
  'navigation.side-menu': SideMenu,
  'navigation.top-leagues': TopLeagues,
  'sport-list': SportList,
  search: Search,
  odds: Odds,
  language: Language,
  notifications: Notifications,
  profile: Profile,
  'bet-slip': BetSlip,
  'my-bets': MyBets,
} as const satisfies Around

/** Blocks as pages are made of them. */
export const BLOCKS = part(() => import('../blocks/index.ts'))

/** Kinds that exist only around pages, and only where a site has them. */
export const LATE = {
  'menu.submenu': lazyComponent(() => import('./lazy/Submenu.tsx'), 'Submenu', [], 'around'),
  'platform-switcher': lazyComponent(() => import('./lazy/PlatformSwitcher.tsx'), 'PlatformSwitcher', [], 'around'),
  'chat-toggle': lazyComponent(() => import('./lazy/ChatToggle.tsx'), 'ChatToggle', [], 'around'),
  clock: lazyComponent(() => import('./lazy/Clock.tsx'), 'Clock', [], 'around'),
}

/** Every other kind is a block of pages. */
export const OTHER = lazyComponent(BLOCKS, 'BlockBeside', [], 'around')

/**
 * Whether a block is drawn around pages in the form of its kind there. A list of sports in a row, or one that filters
 * the page, is drawn as on pages.
 */
export function isAround({ kind, props }: Pick<Block, 'kind' | 'props'>): boolean {
  if (kind === 'sport-list' && 'leadsTo' in props) return props.layout === 'list' && props.leadsTo === 'sport'
  return kind in AROUND
}

/** Kinds with a form of their own around pages; every other one is drawn as in a page. */
export const AROUND = {
  ...NEAR,
  ...LATE,
  // A block is only ever given to the part of its own kind, which the types cannot express.
} as unknown as { readonly [K in BlockKind]?: ComponentType<AroundView> }
