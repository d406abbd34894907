import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { leftOutReact } from './left-out-react.ts'

const PAGE = join(import.meta.dirname, '../src/testing/react-page.tsx')
const SHARED = {
  configFile: false,
  root: join(import.meta.dirname, '..'),
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const

/** A page that does with React what pages of the product do. */
interface ReactPage {
  /** As the server writes it. */
  readonly html: string
  /** Its script on the whole React. */
  readonly whole: string
  /** Its script on what the build leaves of React. */
  readonly left: string
}

async function script(isWhole: boolean): Promise<string> {
  const { output } = (await build({
    ...SHARED,
    plugins: [react(), ...(isWhole ? [] : [leftOutReact()])],
    build: { write: false, rolldownOptions: { input: PAGE, output: { codeSplitting: false } } },
  })) as { output: readonly { readonly code?: string }[] }
  return output.map(({ code = '' }) => code).join('')
}

/** What the server writes, with the React that it writes by. */
const WRITTEN = 'virtual:react-page-written'
const written: Plugin = {
  name: 'touchline:react-page-written',
  resolveId: (id) => (id === WRITTEN ? `\0${id}` : undefined),
  load: (id) =>
    id === `\0${WRITTEN}`
      ? `import { createElement } from 'react'
         import { renderToString } from 'react-dom/server'
         import { Page } from '${PAGE}'
         export const html = renderToString(createElement(Page))`
      : undefined,
}

async function markup(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-react-'))
  try {
    const output = { entryFileNames: 'written.js' }
    await build({
      ...SHARED,
      plugins: [react(), written],
      ssr: { noExternal: true },
      build: { ssr: true, outDir: folder, emptyOutDir: false, rolldownOptions: { input: WRITTEN, output } },
    })
    const { html } = (await import(pathToFileURL(join(folder, 'written.js')).href)) as { html: string }
    return html
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function reactPage(): Promise<ReactPage> {
  const [html, whole, left] = await Promise.all([markup(), script(true), script(false)])
  return { html, whole, left }
}

/** Says the page as JSON, for a journey: what a build makes depends on the environment of its process. */
if (import.meta.main) process.stdout.write(JSON.stringify(await reactPage()))
