import { Sportsbook, useSportsbook } from '@touchline/embed/react'
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** What the component sent: name of the event, and the theme of the render whose listener received it. */
const received: (readonly [name: string, theme: string])[] = []
Object.assign(window, { received })

/** The page of a host that uses the React package. The book's origin is in `html[data-book]`. */
function Host() {
  const { ref, isReady } = useSportsbook()
  const [isShown, setShown] = useState(true)
  const [theme, setTheme] = useState<'dark' | 'light'>('dark')
  return h(
    'main',
    null,
    h('button', { type: 'button', onClick: () => setShown(!isShown) }, isShown ? 'Remove' : 'Add'),
    h('button', { type: 'button', onClick: () => setTheme('light') }, 'Light'),
    h('output', null, isReady ? 'ready' : 'waiting'),
    isShown &&
      h(Sportsbook, {
        ref,
        src: document.documentElement.dataset.book ?? '',
        urlSync: 'none',
        topOffset: 0,
        theme,
        on: { slip: () => received.push(['slip', theme]) },
      }),
  )
}

createRoot(document.getElementById('app') as HTMLElement).render(h(Host))
