import { join } from 'node:path'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

/** A host's page that uses `@touchline/embed/react`: its script, ready for a browser. */
export async function reactHostScript(book: string): Promise<string> {
  const source = `
    import { createElement as h, useState } from 'react'
    import { createRoot } from 'react-dom/client'
    import { Sportsbook, useSportsbook } from '@touchline/embed/react'

    window.received = []
    function App() {
      const { ref, isReady } = useSportsbook()
      const [isShown, show] = useState(true)
      const [theme, setTheme] = useState('dark')
      const on = { navigate: (detail) => window.received.push(['navigate', theme, detail]), slip: (detail) => window.received.push(['slip', theme, detail]) }
      return h('main', null,
        h('button', { onClick: () => show(!isShown) }, isShown ? 'Remove' : 'Add'),
        h('button', { onClick: () => setTheme('light') }, 'Light'),
        h('output', null, isReady ? 'ready' : 'waiting'),
        isShown && h(Sportsbook, { ref, src: ${JSON.stringify(book)}, urlSync: 'none', topOffset: 0, theme, on }))
    }
    createRoot(document.getElementById('app')).render(h(App))`
  const entry = '\0react-host'
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'react-host',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  })
  const chunks = 'output' in made ? made.output.filter((file) => file.type === 'chunk') : []
  const [only] = chunks
  if (only === undefined || chunks.length > 1) throw new Error('The page of a React host is not one script.')
  return only.code
}
