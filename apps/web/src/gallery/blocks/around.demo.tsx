import { defaultSite, type SiteConfig, siteConfigOf } from '@touchline/contract'
import type { NavigationPlacement } from '@touchline/contract/site'
import { demos } from '@touchline/ui/demo'
import type { ComponentType } from 'react'
import type { BlockPlace } from '../../blocks/block.ts'
import { Header, Rail, SidePanel, TabBar } from '../../placements/index.ts'
import { Placement } from '../../placements/Placed.tsx'
import { Footer } from '../../shell/Footer.tsx'
import { Answered } from '../../testing/Answered.tsx'
import { loaded, On } from '../../testing/loaded.tsx'
import { allBlocksIn } from '../../testing/site.ts'

const HOME = await loaded('/')
const PLACE: BlockPlace = { route: { page: 'home' }, search: new URLSearchParams() }
const STANDARD = siteConfigOf(defaultSite(), { version: 1, locale: 'en', styleSheet: null })

/** A chat is offered where the site has a provider. */
const EVERY: SiteConfig = { ...STANDARD, chat: { ...STANDARD.chat, type: 'zendesk', id: 'touchline' } }

/** Px that a side has beside a page. */
const WIDTHS: Partial<Record<NavigationPlacement, number>> = { left_sidebar_desktop: 240, right_sidebar_desktop: 340 }

/** The blocks of a placement without the frame that they share the window in. */
const unframed =
  (where: NavigationPlacement) =>
  ({ place }: { readonly place: BlockPlace }) => <Placement where={where} place={place} />

function around(where: NavigationPlacement, Part: ComponentType<{ readonly place: BlockPlace }>, isEvery: boolean) {
  const site = isEvery ? { ...EVERY, placements: { ...EVERY.placements, [where]: allBlocksIn(where) } } : STANDARD
  return () => (
    <On page={HOME}>
      <Answered call="getSiteConfig" answer={{ data: site }}>
        {/* Fixed parts stay within the demo. */}
        <div style={{ contain: 'layout', minBlockSize: 60, maxInlineSize: WIDTHS[where] }}>
          <Part place={PLACE} />
        </div>
      </Answered>
    </On>
  )
}

export const DEMO = demos({
  alone: true,
  title: 'Kinds of blocks: around pages',
  layout: 'wide',
  states: {
    header: around('header', Header, false),
    'header with every kind': around('header', Header, true),
    rail: around('left_sidebar_desktop', Rail, false),
    'rail with every kind': around('left_sidebar_desktop', Rail, true),
    'side panel': around('right_sidebar_desktop', SidePanel, false),
    'side panel with every kind': around('right_sidebar_desktop', unframed('right_sidebar_desktop'), true),
    'menu of a phone': around('side_menu_mobile', unframed('side_menu_mobile'), false),
    'menu of a phone with every kind': around('side_menu_mobile', unframed('side_menu_mobile'), true),
    'tab bar': around('tabbar_mobile', TabBar, false),
    'tab bar with every kind': around('tabbar_mobile', TabBar, true),
    footer: around('header', Footer as ComponentType<{ readonly place: BlockPlace }>, false),
  },
})
