import type { Block } from '@touchline/contract'
import type { BlockKind } from '@touchline/contract/site'
import { demos } from '@touchline/ui/demo'
import type { ReactNode } from 'react'
import type { BlockDefinition } from './block.ts'
import { block as button } from './content.button/block.tsx'
import { block as label } from './content.label/block.tsx'
import { block as modal } from './content.modal/block.tsx'
import { block as banner } from './content.page-banner/block.tsx'
import { block as text } from './content.text/block.tsx'
import { block as topLeagues } from './content.top-leagues/block.tsx'
import { block as divider } from './divider/block.tsx'
import { block as search } from './search/block.tsx'
import { block as speedDial } from './speed-dial/block.tsx'

const PLACE = { route: { page: 'home' }, search: new URLSearchParams() } as const

/** One block as a page holds it; the numbers of a demo never come. */
function shown<K extends BlockKind>({ Block: Shown }: BlockDefinition<K>, props: Block<K>['props']): ReactNode {
  return <Shown props={props} place={PLACE} isTitle={false} paging="none" />
}

const promo = (title: string, look: 'card' | 'button' = 'card') =>
  ({ kind: 'promo', look, topic: 'own', title, text: 'Every tie, every night.', link: '/live' }) as const

export const DEMO = demos({
  title: 'Blocks',
  layout: 'wide',
  states: {
    text: () =>
      shown(text, {
        source: 'own',
        title: 'How we play fair',
        text: 'Prices come from a model.\n\nAll of it.',
        level: 2,
      }),
    heading: () => shown(label, { text: 'Good to see you', look: 'heading' }),
    badge: () => shown(label, { text: 'New', look: 'badge' }),
    'main button': () => shown(button, { label: 'Read the rules', link: '/general-rules', look: 'primary' }),
    'second button': () => shown(button, { label: 'Read the rules', link: '/general-rules', look: 'secondary' }),
    'quiet button': () => shown(button, { label: 'Read the rules', link: '/general-rules', look: 'quiet' }),
    'closed dialog': () => shown(modal, { label: 'How it works', opens: 'press', title: 'How it works' }),
    'banner of slides': () =>
      shown(banner, { layout: 'slider', autoplaySeconds: 8, items: [promo('Cup week'), promo('Derby day')] }),
    'banner of tiles': () =>
      shown(banner, { layout: 'tile', autoplaySeconds: 0, items: [promo('Cup week'), promo('Derby day', 'button')] }),
    'short ways': () =>
      shown(speedDial, {
        isFloating: false,
        look: 'button',
        items: [
          { link: '/live', icon: 'live', count: 'none' },
          { link: '/schedule', icon: 'calendar', count: 'none' },
          { link: '/cup-week', label: 'Cup week', icon: 'no-such-icon', count: 'none' },
        ],
      }),
    'search field': () => shown(search, { look: 'field' }),
    line: () => shown(divider, { look: 'line' }),
    'leagues on their way': () => shown(topLeagues, { tournamentIds: [], limit: 8, look: 'card' }),
  },
})
